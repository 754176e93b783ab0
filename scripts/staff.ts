import { writeFile } from "node:fs/promises";
import { userInfo } from "node:os";
import type { StaffCommand } from "#backend/staff/commands.ts";
import { StaffRefusal } from "#backend/staff/refusal.ts";
import { localEnvironment } from "./environment.ts";
import { parseCommand, usage, UsageError } from "./staff/arguments.ts";
import {
  formatAccount,
  formatAdvance,
  formatAnswered,
  formatBoxes,
  formatCleared,
  formatClock,
  formatExplained,
  formatContents,
  formatFiledMail,
  formatFiledReport,
  formatGivenUpContent,
  formatGtin,
  formatLedger,
  formatLink,
  formatLog,
  formatParcel,
  formatPrice,
  formatReceived,
  formatRecomposed,
  formatRefundedCard,
  formatRemovedWord,
  formatReview,
  formatReviews,
  formatTicket,
  formatTickets,
  formatWord,
  formatWords,
} from "./staff/format.ts";
import { openShop, ShopError, type Shop } from "./staff/shop.ts";

/* Exit codes: 0 done, 1 could not be done, 2 not understood. */

const dayMs = 86_400_000;

/** Day by day, so that one sees what happens and no call takes long. True unless a job failed. */
async function advance(shop: Shop, command: Extract<StaffCommand, { command: "advance" }>): Promise<boolean> {
  let isWell = true;
  for (let left = command.ms; left > 0; left -= dayMs) {
    const day = await shop.run({ ...command, ms: Math.min(left, dayMs) });
    isWell &&= day.failed.length === 0;
    console.log(formatAdvance(day));
  }
  return isWell;
}

/** Puts the newsletter into a file beside its source, to look at in a browser. */
async function showPreview(shop: Shop, command: Extract<StaffCommand, { command: "newsletter-preview" }>) {
  const { subject, html, recipients } = await shop.run(command);
  const file = `newsletter-${command.newsletter.name.replaceAll(/[^\w-]+/g, "-")}.html`;
  await writeFile(file, html);
  console.log(`${subject}\n${file} · would go to ${recipients} now`);
}

async function run(shop: Shop, command: StaffCommand): Promise<boolean> {
  switch (command.command) {
    case "connect-as":
      console.log(formatLink(await shop.run(command)));
      return true;
    case "clock":
      console.log(formatClock(await shop.run(command)));
      return true;
    case "receive-return":
      console.log(formatReceived(await shop.run(command)));
      return true;
    case "parcel":
      console.log(formatParcel(await shop.run(command)));
      return true;
    case "clear-fraud":
      console.log(formatCleared(await shop.run(command)));
      return true;
    case "refund-gift-card":
      console.log(formatRefundedCard(await shop.run(command)));
      return true;
    case "boxes":
      console.log(formatBoxes(await shop.run(command)));
      return true;
    case "answer":
      console.log(formatAnswered(await shop.run(command)));
      return true;
    case "recompose":
      console.log(formatRecomposed(await shop.run(command)));
      return true;
    case "newsletter-preview":
      await showPreview(shop, command);
      return true;
    case "newsletter-test":
      console.log(`Written to ${(await shop.run(command)).email}.`);
      return true;
    case "newsletter-send": {
      const { name, written } = await shop.run(command);
      console.log(`${name}: ${written} mails written; they leave ten a second.`);
      return true;
    }
    case "bounce": {
      const { email, is_given_up } = await shop.run(command);
      console.log(is_given_up ? `${email} is given up: no newsletter goes there again.` : `Noted for ${email}.`);
      return true;
    }
    case "reviews":
      console.log(formatReviews(await shop.run(command)));
      return true;
    case "publish-review":
    case "refuse-review":
    case "answer-review":
      console.log(formatReview(await shop.run(command)));
      return true;
    case "tickets":
      console.log(formatTickets(await shop.run(command)));
      return true;
    case "ticket":
    case "answer-ticket":
    case "close-ticket":
      console.log(formatTicket(await shop.run(command)));
      return true;
    case "file-mail":
      console.log(formatFiledMail(await shop.run(command)));
      return true;
    case "file-report":
      console.log(formatFiledReport(await shop.run(command)));
      return true;
    case "words":
      console.log(formatWords(await shop.run(command)));
      return true;
    case "add-word":
      console.log(formatWord(await shop.run(command)));
      return true;
    case "remove-word":
      console.log(formatRemovedWord(await shop.run(command)));
      return true;
    case "contents":
      console.log(formatContents(await shop.run(command)));
      return true;
    case "give-up-content":
      console.log(formatGivenUpContent(await shop.run(command)));
      return true;
    case "status":
      console.log(formatAccount(await shop.run(command)));
      return true;
    case "log":
      console.log(formatLog(await shop.run(command)));
      return true;
    case "price":
      console.log(formatPrice(await shop.run(command)));
      return true;
    case "gtin":
      console.log(formatGtin(await shop.run(command)));
      return true;
    case "check-ledger": {
      const ledger = await shop.run(command);
      console.log(formatLedger(ledger));
      return ledger.wrong.length === 0;
    }
    case "explain":
      console.log(formatExplained(await shop.run(command)));
      return true;
    case "advance":
      return advance(shop, command);
  }
}

async function main(args: readonly string[]): Promise<number> {
  const command = parseCommand(args, process.env.STAFF_NAME || userInfo().username);
  if (command === "help") {
    console.log(usage);
    return 0;
  }
  const shop = await openShop(localEnvironment());
  try {
    return (await run(shop, command)) ? 0 : 1;
  } finally {
    await shop.close();
  }
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (error instanceof UsageError) {
    console.error(`${error.message}\n\n${usage}`);
    process.exitCode = 2;
  } else {
    console.error(error instanceof ShopError || error instanceof StaffRefusal ? error.message : error);
    process.exitCode = 1;
  }
}
