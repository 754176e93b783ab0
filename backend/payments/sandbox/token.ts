import { createHmac } from "node:crypto";
import type { z } from "zod";
import type { createSandboxToken } from "#contract/payment-methods.ts";
import type { Dependencies } from "../../context.ts";
import { ApiError } from "../../http/problem.ts";
import { isExpired, lastDayOfMonth, parisDay } from "../../payment-methods/expiry.ts";
import { deriveKey } from "../../session/keys.ts";
import { sandboxCards } from "./cards.ts";
import { newMethodId } from "./owner.ts";
import { readSetupIntent } from "./setup-intent.ts";
import { insertSandboxMethod } from "./store.ts";

type Needs = Pick<Dependencies, "db" | "clock" | "environment">;

/** As real providers do it: the same for a number whoever types it, and of no use to find the number by. */
export const fingerprintOf = (secret: string, number: string): string =>
  createHmac("sha256", deriveKey(secret, "sandbox-card")).update(number).digest("base64url").slice(0, 16);

/** Turns a test card into a payment method. A number that is not a test number is refused before anything is stored. */
export async function tokeniseCard(
  { db, clock, environment }: Needs,
  card: z.output<(typeof createSandboxToken)["body"]>,
): Promise<string> {
  const now = clock.now();
  const intent = readSetupIntent(environment.SESSION_SECRET, card.client_secret, now);
  if (intent === null || intent.isOver) throw new ApiError("SETUP_INTENT_FAILED");
  const number = card.number.replaceAll(" ", "");
  const known = Object.hasOwn(sandboxCards, number) ? sandboxCards[number] : undefined;
  if (known === undefined) throw new ApiError("PAYMENT_METHOD_REFUSED");
  const { brand, behaviour, expiresThisMonth } = known;
  const today = parisDay(now);
  const expirationDate = expiresThisMonth
    ? lastDayOfMonth(Number(today.slice(0, 4)), Number(today.slice(5, 7)))
    : lastDayOfMonth(card.expiry_year, card.expiry_month);
  if (isExpired(expirationDate, now) || behaviour === "expired") throw new ApiError("PAYMENT_METHOD_EXPIRED");
  const id = newMethodId(intent.mark);
  const fingerprint = fingerprintOf(environment.SESSION_SECRET, number);
  const last4 = number.slice(-4);
  await insertSandboxMethod(db, { id, type: "card", brand, behaviour, last4, fingerprint, expirationDate });
  return id;
}
