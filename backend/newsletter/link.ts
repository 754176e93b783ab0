import { createHmac, timingSafeEqual } from "node:crypto";
import { deriveKey } from "../session/keys.ts";

export type NewsDeed = "confirm" | "leave";

const sign = (secret: string, deed: NewsDeed, email: string): Buffer =>
  createHmac("sha256", deriveKey(secret, "newsletter")).update(`${deed}:${email}`).digest();

/**
 * The token of a link in an advertising mail: it names the e-mail and follows from the secret, so that nobody can make one
 * for somebody else's. Good for as long as the mail lies in a mailbox.
 */
export const deriveNewsToken = (secret: string, deed: NewsDeed, email: string): string =>
  `${Buffer.from(email).toString("base64url")}.${sign(secret, deed, email).toString("base64url")}`;

/** The e-mail a token is for; null when it was not made with this secret for this deed. */
export function readNewsToken(secret: string, deed: NewsDeed, token: string): string | null {
  const [, encoded, signature] = /^([\w-]{1,400})\.([\w-]{43})$/.exec(token) ?? [];
  if (!encoded || !signature) return null;
  const email = Buffer.from(encoded, "base64url").toString();
  const given = Buffer.from(signature, "base64url");
  const right = sign(secret, deed, email);
  return given.length === right.length && timingSafeEqual(given, right) ? email : null;
}
