import { disposableEmailBlocklistSet } from "disposable-email-domains-js";
import { findEmailDomainHint } from "#contract/email-domain.ts";
import { ApiError } from "../http/problem.ts";

/** Kept by its package: mailboxes for some minutes. Relays that pass mail on to a real mailbox are none of them. */
const disposableDomains = disposableEmailBlocklistSet();

/** Whether an e-mail is at a disposable domain, or below one: providers hand out names of any depth. */
export function isDisposable(email: string): boolean {
  const labels = email.trim().toLowerCase().split("@").at(-1)?.split(".") ?? [];
  return labels.some((_, index) => disposableDomains.has(labels.slice(index).join(".")));
}

/**
 * Throws EMAIL_INVALID for a mailbox that is thrown away, before anything is promised to it. The list also holds slips of
 * the finger (`gmial.com`) that others keep: of these it is said that they are mistyped, not that they are thrown away.
 */
export function refuseDisposable(email: string): void {
  if (!isDisposable(email)) return;
  const isMistyped = Boolean(findEmailDomainHint(email)?.suggestion);
  throw new ApiError("EMAIL_INVALID", {
    fields: [{ path: "body.email", code: isMistyped ? "email_mistyped" : "email_disposable" }],
  });
}
