import { changePrice } from "../catalog/change-price.ts";
import { advanceClock } from "../clock/advance.ts";
import { longestAdvanceMs } from "../clock/steps.ts";
import { isDemo } from "../config/environment.ts";
import type { Dependencies } from "../context.ts";
import { ledgerEntries } from "../db/schema/ledger.ts";
import { checkLedger } from "../ledger/check.ts";
import { readAccountFor } from "./account.ts";
import { answerBox, listBoxes, recomposeBox } from "./boxes.ts";
import type { StaffAnswer, StaffCommand } from "./commands.ts";
import { giveUpContent, readContents } from "./contents.ts";
import { explainOrder } from "./explain.ts";
import { fileMail } from "./file-mail.ts";
import { fileReport } from "./file-report.ts";
import { clearFraud } from "./fraud-check.ts";
import { giveGtin } from "./gtin.ts";
import { createStaffLink } from "./link.ts";
import { noteBounce, previewNewsletter, sendNewsletter, testNewsletter } from "./newsletter.ts";
import { readParcel, scanParcel } from "./receive-parcel.ts";
import { readLog } from "./read-log.ts";
import { refundGiftCard } from "./refund-gift-card.ts";
import { StaffRefusal } from "./refusal.ts";
import { answerReview, listReviews, publishReview, refuseReview } from "./reviews.ts";
import { answerTicket, closeStaffTicket, listStaffTickets, readStaffTicket } from "./tickets.ts";
import { addWord, readWords, removeWord } from "./words.ts";

/** Does what staff asks for. Throws StaffRefusal with a sentence that says why it cannot. */
export async function runStaffCommand(
  dependencies: Dependencies,
  command: StaffCommand,
): Promise<StaffAnswer<StaffCommand["command"]>> {
  switch (command.command) {
    case "connect-as":
      return createStaffLink(dependencies, command);
    case "clock":
      return readClock(dependencies);
    case "advance":
      return advance(dependencies, command);
    case "price":
      return setPrice(dependencies, command);
    case "gtin":
      return giveGtin(dependencies, command);
    case "receive-return":
      return scanParcel(dependencies, command);
    case "parcel":
      return readParcel(dependencies, command);
    case "clear-fraud":
      return clearFraud(dependencies, command);
    case "refund-gift-card":
      return refundGiftCard(dependencies, command);
    case "boxes":
      return listBoxes(dependencies, command);
    case "answer":
      return answerBox(dependencies, command);
    case "recompose":
      return recomposeBox(dependencies, command);
    case "newsletter-preview":
      return previewNewsletter(dependencies, command);
    case "newsletter-test":
      return testNewsletter(dependencies, command);
    case "newsletter-send":
      return sendNewsletter(dependencies, command);
    case "bounce":
      return noteBounce(dependencies, command);
    case "reviews":
      return listReviews(dependencies, command);
    case "publish-review":
      return publishReview(dependencies, command);
    case "refuse-review":
      return refuseReview(dependencies, command);
    case "answer-review":
      return answerReview(dependencies, command);
    case "tickets":
      return listStaffTickets(dependencies, command);
    case "ticket":
      return readStaffTicket(dependencies, command);
    case "answer-ticket":
      return answerTicket(dependencies, command);
    case "file-mail":
      return fileMail(dependencies, command);
    case "file-report":
      return fileReport(dependencies, command);
    case "close-ticket":
      return closeStaffTicket(dependencies, command);
    case "words":
      return readWords(dependencies, command);
    case "add-word":
      return addWord(dependencies, command);
    case "remove-word":
      return removeWord(dependencies, command);
    case "contents":
      return readContents(dependencies);
    case "give-up-content":
      return giveUpContent(dependencies, command);
    case "status":
      return readAccountFor(dependencies, command);
    case "log":
      return readLog(dependencies, command);
    case "check-ledger":
      return readLedger(dependencies);
    case "explain":
      return explainOrder(dependencies, command);
  }
}

const readClock = ({ clock, environment }: Dependencies): StaffAnswer<"clock"> => ({
  now: clock.now().toISOString(),
  ahead_ms: clock.aheadMs?.() ?? 0,
  is_demo: isDemo(environment),
});

const readLedger = async ({ db }: Dependencies): Promise<StaffAnswer<"check-ledger">> => ({
  entries: await db.$count(ledgerEntries),
  wrong: await checkLedger(db),
});

async function setPrice(
  { db, clock }: Dependencies,
  { sku, price_cents, isRegular }: Extract<StaffCommand, { command: "price" }>,
): Promise<StaffAnswer<"price">> {
  const changed = await changePrice(db, { sku, priceCents: price_cents, now: clock.now(), isRegular });
  if (!changed) throw new StaffRefusal(`No product has the SKU ${sku}.`);
  return {
    name: changed.name,
    previous_cents: changed.previousPriceCents,
    price_cents: changed.priceCents,
    original_cents: changed.originalPriceCents,
    discount_percent: changed.discountPercent,
  };
}

async function advance(
  dependencies: Dependencies,
  { ms, isForced }: Extract<StaffCommand, { command: "advance" }>,
): Promise<StaffAnswer<"advance">> {
  if (!isForced && !isDemo(dependencies.environment))
    throw new StaffRefusal(
      "This database is not a demo (SEED_ACCOUNTS is off): moving its clock would charge and write to customers. --force does it all the same.",
    );
  if (ms > longestAdvanceMs)
    throw new StaffRefusal(`The clock moves by at most ${longestAdvanceMs / 86_400_000} days.`);
  const { from, to, done, failed } = await advanceClock(dependencies, ms, { isForced });
  return { from: from.toISOString(), to: to.toISOString(), done, failed };
}
