import { createHmac, timingSafeEqual } from "node:crypto";
import { deriveKey } from "../session/keys.ts";

/** What a mailed link is for: the old address agrees, the new one confirms, the old one takes the account back. */
export type EmailStep = "agree" | "confirm" | "take-back";

/** How long a new e-mail may wait to be confirmed. */
export const confirmTtlMs = 24 * 60 * 60_000;
/** How long the old address can take the account back: whoever reads that mailbox once a week still comes in time. */
export const wayBackTtlMs = 7 * 24 * 60 * 60_000;

const sign = (secret: string, step: EmailStep, id: string): Buffer =>
  createHmac("sha256", deriveKey(secret, "email-change")).update(`${step}.${id}`).digest();

/** The token of a step of a change: it follows from the secret, so that a reader of the database cannot make it. */
export const deriveEmailToken = (secret: string, step: EmailStep, id: string): string =>
  `${id}.${sign(secret, step, id).toString("base64url")}`;

const pattern = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]{43})$/;

/** The id of the change a token is for; null when it was not made with this secret for this step. */
export function readEmailToken(secret: string, step: EmailStep, token: string): string | null {
  const [, id, signature] = pattern.exec(token) ?? [];
  if (!id || !signature) return null;
  return timingSafeEqual(Buffer.from(signature, "base64url"), sign(secret, step, id)) ? id : null;
}
