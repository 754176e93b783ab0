import { createHmac } from "node:crypto";

export type KeyPurpose =
  | "access-token"
  | "refresh-token"
  | "client-hash"
  | "setup-intent"
  | "sandbox-redirect"
  | "file-address"
  | "gift-card-id"
  | "password-reset";

/** A key of its own for each purpose, so that nothing signed for one passes for another. */
export const deriveKey = (secret: string, purpose: KeyPurpose): Buffer =>
  createHmac("sha256", secret).update(`petite-malle:${purpose}`).digest();
