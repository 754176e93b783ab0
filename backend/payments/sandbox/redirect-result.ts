import { createHmac, timingSafeEqual } from "node:crypto";
import { deriveKey } from "../../session/keys.ts";
import { newMethodId } from "./owner.ts";

/** Services a client authorises once on their own page. */
export const authorisableKinds = ["paypal"] as const;
export type AuthorisableKind = (typeof authorisableKinds)[number];

const ttlMs = 60 * 60_000;
const pattern = /^((sandbox_pm_[\da-f-]{36}\.[\w-]{16})\.([a-z]+)\.(\d{13,15}))\.([\w-]{43})$/;

const sign = (secret: string, text: string): Buffer =>
  createHmac("sha256", deriveKey(secret, "sandbox-redirect")).update(text).digest();

/** Proof that the customer with this mark authorised a service on the sandbox's page: signed and valid for an hour. */
export function issueRedirectResult(
  secret: string,
  { kind, mark }: { kind: AuthorisableKind; mark: string },
  now: Date,
): string {
  const text = `${newMethodId(mark)}.${kind}.${now.getTime() + ttlMs}`;
  return `${text}.${sign(secret, text).toString("base64url")}`;
}

/** The method it stands for; null when it is made up or too old. */
export function readRedirectResult(
  secret: string,
  redirectResult: string,
  now: Date,
): { id: string; kind: AuthorisableKind } | null {
  const [, text, id, name, endsAt, signature] = pattern.exec(redirectResult) ?? [];
  if (!text || !id || !signature) return null;
  const kind = authorisableKinds.find((known) => known === name);
  const isReal = timingSafeEqual(sign(secret, text), Buffer.from(signature, "base64url"));
  return kind && isReal && Number(endsAt) > now.getTime() ? { id, kind } : null;
}
