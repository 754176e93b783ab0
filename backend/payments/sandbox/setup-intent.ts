import { createHmac, randomUUID, timingSafeEqual } from "node:crypto";
import { deriveKey } from "../../session/keys.ts";
import { ownerMark } from "./owner.ts";
import { pageTtlMs } from "./store.ts";

const sign = (secret: string, text: string): Buffer =>
  createHmac("sha256", deriveKey(secret, "setup-intent")).update(text).digest();

/** Proof that a client, or a guest (null), began to enter a card: signed and valid as long as a page waits, so that nothing is stored. */
export function issueSetupIntent(secret: string, clientId: string | null, now: Date): string {
  const text = `seti_${randomUUID()}_${now.getTime() + pageTtlMs}_${ownerMark(secret, clientId)}`;
  return `${text}_${sign(secret, text).toString("base64url")}`;
}

/** The mark of who began, and whether it took them too long; null for what is no intent of ours. */
export function readSetupIntent(
  secret: string,
  clientSecret: string,
  now: Date,
): { mark: string; isOver: boolean } | null {
  const [, text, endsAt, mark, signature] =
    /^(seti_[\da-f-]{36}_(\d{13,15})_([\w-]{16}))_([\w-]{43})$/.exec(clientSecret) ?? [];
  if (!text || !endsAt || !mark || !signature) return null;
  const isOurs = timingSafeEqual(sign(secret, text), Buffer.from(signature, "base64url"));
  return isOurs ? { mark, isOver: Number(endsAt) <= now.getTime() } : null;
}
