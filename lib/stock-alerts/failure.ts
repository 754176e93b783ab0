import { findEmailDomainHint } from "#contract/email-domain.ts";
import { serverFieldErrors } from "#lib/forms/server-field-errors.ts";
import { AppError } from "#lib/http/app-error.ts";

type Words = Record<"available" | "emailInvalid" | "emailDisposable" | "emailMistyped" | "tooMany" | "failed", string>;

interface Asked {
  /** The address it was asked for. */
  email: string;
  /** What to say of a link in a mail. */
  linkInvalid: string;
}

/** What to say when an alert was not kept. */
export function alertFailure(error: unknown, words: Words, { email, linkInvalid }: Asked): string {
  const code = error instanceof AppError ? error.code : undefined;
  if (code === "CONFLICT") return words.available;
  if (code === "EMAIL_INVALID") {
    const broken = serverFieldErrors(error)["email"];
    const meant = broken === "email_mistyped" ? findEmailDomainHint(email)?.suggestion : null;
    if (meant) return words.emailMistyped.replace("{email}", () => meant);
    return broken === "email_disposable" ? words.emailDisposable : words.emailInvalid;
  }
  if (code === "TOO_MANY_REQUESTS") return words.tooMany;
  return code === "ALERT_LINK_INVALID" ? linkInvalid : words.failed;
}
