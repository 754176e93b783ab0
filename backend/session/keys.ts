import { createHmac, createSecretKey, type KeyObject } from "node:crypto";

export type KeyPurpose =
  | "access-token"
  | "refresh-token"
  | "client-hash"
  | "setup-intent"
  | "sandbox-owner"
  | "sandbox-card"
  | "sandbox-redirect"
  | "file-address"
  | "gift-card-id"
  | "password-reset"
  | "staff-consent"
  | "email-change"
  | "declaration"
  | "stock-alert"
  | "newsletter";

/** A key of its own for each purpose, so that nothing signed for one passes for another. */
export const deriveKey = (secret: string, purpose: KeyPurpose): Buffer =>
  createHmac("sha256", secret).update(`petite-malle:${purpose}`).digest();

const accessTokenKeys = new Map<string, KeyObject>();

/** The key of access tokens, made once a secret: every call with a token asks for it. */
export function accessTokenKey(secret: string): KeyObject {
  const key = accessTokenKeys.get(secret) ?? createSecretKey(deriveKey(secret, "access-token"));
  accessTokenKeys.set(secret, key);
  return key;
}
