import { emailPattern } from "#contract/account-fields.ts";
import { locales } from "#contract/locale.ts";
import { leaveNewsletter, subscribeToNewsletter } from "#contract/newsletter.ts";
import { serverFieldErrors } from "#lib/forms/server-field-errors.ts";
import { hasCode } from "#lib/http/app-error.ts";
import type { ApiClient } from "#lib/http/api-client.ts";

/** `refusedEmail`: well-formed, and not taken all the same. */
export type SubscribeOutcome = "subscribed" | "left" | "wrongEmail" | "refusedEmail" | "failed";

/** Signs an e-mail up for the newsletter of a world; answers what the form shows next. */
export async function subscribe(
  api: ApiClient,
  input: { email: string; locale: string; isWoman: boolean },
): Promise<SubscribeOutcome> {
  if (!emailPattern.test(input.email)) return "wrongEmail";
  try {
    await api.call(subscribeToNewsletter, {
      body: {
        email: input.email,
        list: input.isWoman ? "WOMAN" : "KID",
        source: input.isWoman ? "Footer HP Femme" : "Footer HP",
        language: locales.find((locale) => locale === input.locale) ?? "fr",
      },
    });
    return "subscribed";
  } catch (error) {
    const isMistyped = serverFieldErrors(error)["email"] === "email_mistyped";
    if (hasCode(error, "EMAIL_INVALID") && !isMistyped) return "refusedEmail";
    return isMistyped || hasCode(error, "VALIDATION") ? "wrongEmail" : "failed";
  }
}

/** Takes an e-mail off every newsletter; answers what the form shows next. */
export async function leave(api: ApiClient, { email }: { email: string }): Promise<SubscribeOutcome> {
  if (!emailPattern.test(email)) return "wrongEmail";
  try {
    await api.call(leaveNewsletter, { body: { email } });
    return "left";
  } catch (error) {
    return hasCode(error, "EMAIL_INVALID") || hasCode(error, "VALIDATION") ? "wrongEmail" : "failed";
  }
}
