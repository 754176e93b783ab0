import { serverFieldErrors } from "#lib/forms/server-field-errors.ts";
import { AppError } from "#lib/http/app-error.ts";

type Words = Record<"available" | "emailInvalid" | "emailDisposable" | "tooMany" | "failed", string>;

/** What to say when an alert was not kept; `linkInvalid` of a link in a mail. */
export function alertFailure(error: unknown, words: Words, linkInvalid: string): string {
  const code = error instanceof AppError ? error.code : undefined;
  if (code === "CONFLICT") return words.available;
  if (code === "EMAIL_INVALID")
    return serverFieldErrors(error)["email"] === "email_disposable" ? words.emailDisposable : words.emailInvalid;
  if (code === "TOO_MANY_REQUESTS") return words.tooMany;
  return code === "ALERT_LINK_INVALID" ? linkInvalid : words.failed;
}
