import { createHmac, timingSafeEqual } from "node:crypto";
import { deriveKey } from "../session/keys.ts";

/** Least time an address stays valid. */
export const addressTtlMs = 60 * 60_000;

const sign = (secret: string, key: string, expires: number): Buffer =>
  createHmac("sha256", deriveKey(secret, "file-address")).update(`${expires}:${key}`).digest();

/**
 * Address under which whoever has it may read a stored file for one to two hours (root-relative; the storefront passes
 * it on). It changes once an hour only, so that a browser keeps what it has.
 */
export function signFileAddress(secret: string, key: string, now: Date): string {
  const expires = (Math.floor(now.getTime() / addressTtlMs) + 2) * (addressTtlMs / 1000);
  return `/files/${key}?expires=${expires}&signature=${sign(secret, key, expires).toString("base64url")}`;
}

/** Seconds the address is still valid; null for one that is over or was not signed here. */
export function readFileAddress(
  secret: string,
  address: { key: string; expires: string | undefined; signature: string | undefined },
  now: Date,
): number | null {
  if (!/^\d{1,12}$/.test(address.expires ?? "")) return null;
  const expires = Number(address.expires);
  const sent = Buffer.from(address.signature ?? "", "base64url");
  const right = sign(secret, address.key, expires);
  if (sent.length !== right.length || !timingSafeEqual(sent, right)) return null;
  const secondsLeft = expires - Math.floor(now.getTime() / 1000);
  return secondsLeft > 0 ? secondsLeft : null;
}
