import { createHmac, randomUUID, timingSafeEqual } from "node:crypto";
import { deriveKey } from "../../session/keys.ts";

const ttlMs = 24 * 60 * 60_000;

const sign = (secret: string, text: string): Buffer =>
  createHmac("sha256", deriveKey(secret, "setup-intent")).update(text).digest();

/** Proof that a signed-in client began to save a card: signed and valid for a day, so that nothing is stored. */
export function issueSetupIntent(secret: string, now: Date): string {
  const text = `seti_${randomUUID()}_${now.getTime() + ttlMs}`;
  return `${text}_${sign(secret, text).toString("base64url")}`;
}

export function isSetupIntentValid(secret: string, clientSecret: string, now: Date): boolean {
  const [, text, endsAt, signature] = /^(seti_[\da-f-]{36}_(\d{13,15}))_([\w-]{43})$/.exec(clientSecret) ?? [];
  if (!text || !endsAt || !signature) return false;
  return timingSafeEqual(sign(secret, text), Buffer.from(signature, "base64url")) && Number(endsAt) > now.getTime();
}
