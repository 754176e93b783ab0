import { createHmac, timingSafeEqual } from "node:crypto";
import { deriveKey } from "../session/keys.ts";

/** What a mailed link is for: to confirm the alert, or to end all of its e-mail's. */
export type AlertStep = "confirm" | "end";

const sign = (secret: string, step: AlertStep, id: string): Buffer =>
  createHmac("sha256", deriveKey(secret, "stock-alert")).update(`${step}.${id}`).digest();

/** The token of a step: it follows from the secret, so that a reader of the database cannot make it. */
export const deriveAlertToken = (secret: string, step: AlertStep, id: string): string =>
  `${id}.${sign(secret, step, id).toString("base64url")}`;

const pattern = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]{43})$/;

/** The id of the alert a token is for; null when it was not made with this secret for this step. */
export function readAlertToken(secret: string, step: AlertStep, token: string): string | null {
  const [, id, signature] = pattern.exec(token) ?? [];
  if (!id || !signature) return null;
  return timingSafeEqual(Buffer.from(signature, "base64url"), sign(secret, step, id)) ? id : null;
}
