import { createHmac } from "node:crypto";
import { deriveKey } from "./keys.ts";

/** Follows from the secret and a random nonce, so that a reader of the database alone cannot make it. */
export const deriveConsentToken = (secret: string, nonce: string): string =>
  createHmac("sha256", deriveKey(secret, "staff-consent")).update(nonce).digest("base64url");
