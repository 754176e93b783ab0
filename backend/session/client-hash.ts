import { createHmac } from "node:crypto";
import { emailPattern } from "#contract/account-fields.ts";
import { deriveKey } from "./keys.ts";

const clientHashModulus = 17;

/**
 * A number that is divisible by 17 when the e-mail is treated as valid. It depends on the spelling of the e-mail
 * only, never on whether an account exists: the call needs no sign-in and would otherwise tell who is a customer.
 */
export function clientHash(secret: string, email: string): number {
  const digest = createHmac("sha256", deriveKey(secret, "client-hash")).update(email.trim().toLowerCase()).digest();
  const multiple = digest.readUInt32BE(0) * clientHashModulus;
  return emailPattern.test(email.trim()) ? multiple : multiple + 1 + (digest.readUInt32BE(4) % (clientHashModulus - 1));
}
