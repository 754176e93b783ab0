import { createHash, createHmac } from "node:crypto";
import { deriveKey } from "./keys.ts";

/** How long a link to choose a new password works. */
export const resetTtlMs = 2 * 60 * 60_000;
/** How long the link works that is mailed with a first order: nobody waits for it at the screen. */
export const firstPasswordTtlMs = 7 * 24 * 60 * 60_000;

/** Follows from the secret and a random nonce, so that a reader of the database alone cannot make it. */
export const deriveResetToken = (secret: string, nonce: string): string =>
  createHmac("sha256", deriveKey(secret, "password-reset")).update(nonce).digest("base64url");

/** What is stored of a one-time token. It is random enough that a fast hash keeps it safe. */
export const hashToken = (token: string): string => createHash("sha256").update(token).digest("base64url");
