import { createHmac, randomUUID } from "node:crypto";
import { deriveKey } from "../../session/keys.ts";

/** Tells clients apart without naming them; null is a guest. */
export const ownerMark = (secret: string, clientId: string | null): string =>
  createHmac("sha256", deriveKey(secret, "sandbox-owner"))
    .update(clientId ?? "guest")
    .digest("base64url")
    .slice(0, 16);

/** Id of what was entered or authorised under an intent with this mark: whose it is stands in it. */
export const newMethodId = (mark: string): string => `sandbox_pm_${randomUUID()}.${mark}`;

/** Id of what a charge authorised: the same one for the same charge. */
export const methodIdOf = (chargeId: string, mark: string): string =>
  `sandbox_pm_${chargeId.slice("sandbox_pay_".length)}.${mark}`;

/** The mark in an id; null for what was never entered in a form. */
const markOf = (id: string): string | null => /^sandbox_pm_[\da-f-]{36}\.([\w-]{16})$/.exec(id)?.[1] ?? null;

/** Whether a client may save it: it is the client's who began. */
export function maySave(secret: string, id: string, clientId: string): boolean {
  const mark = markOf(id);
  return mark === null || mark === ownerMark(secret, clientId);
}

/** Whether it may pay for somebody: a card that was entered without an account pays once, for whoever has it. */
export function mayPay(secret: string, id: string, clientId: string | null): boolean {
  const mark = markOf(id);
  return mark === null || mark === ownerMark(secret, null) || mark === ownerMark(secret, clientId);
}
