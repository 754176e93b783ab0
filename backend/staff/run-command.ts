import { changePrice } from "../catalog/change-price.ts";
import { advanceClock } from "../clock/advance.ts";
import { longestAdvanceMs } from "../clock/steps.ts";
import { isDemo } from "../config/environment.ts";
import type { Dependencies } from "../context.ts";
import { ledgerEntries } from "../db/schema/ledger.ts";
import { checkLedger } from "../ledger/check.ts";
import { readAccount } from "./account.ts";
import type { StaffAnswer, StaffCommand } from "./commands.ts";
import { clearFraud } from "./fraud-check.ts";
import { createStaffLink } from "./link.ts";
import { readParcel, receiveParcel } from "./receive-parcel.ts";
import { refundGiftCard } from "./refund-gift-card.ts";
import { StaffRefusal } from "./refusal.ts";

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
    case "receive-return":
      return receiveParcel(dependencies, command.number, command.pieces);
    case "parcel":
      return readParcel(dependencies, command.number);
    case "clear-fraud":
      return clearFraud(dependencies, command);
    case "refund-gift-card":
      return refundGiftCard(dependencies, command);
    case "status":
      return readAccount(dependencies, command.email);
    case "check-ledger":
      return readLedger(dependencies);
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
