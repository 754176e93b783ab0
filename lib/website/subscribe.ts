import { emailPattern } from "#contract/account-fields.ts";
import { locales } from "#contract/locale.ts";
import { subscribeToNewsletter } from "#contract/newsletter.ts";
import { hasCode } from "#lib/http/app-error.ts";
import { browserApi } from "#lib/http/browser-client.ts";

/** Signs an e-mail up for the newsletter of a world; answers what the form shows next. */
export async function subscribe(input: {
  email: string;
  locale: string;
  isWoman: boolean;
}): Promise<"subscribed" | "wrongEmail" | "failed"> {
  if (!emailPattern.test(input.email)) return "wrongEmail";
  try {
    await browserApi().call(subscribeToNewsletter, {
      body: {
        email: input.email,
        list: input.isWoman ? "WOMAN" : "KID",
        source: input.isWoman ? "Footer HP Femme" : "Footer HP",
        language: locales.find((locale) => locale === input.locale) ?? "fr",
      },
    });
    return "subscribed";
  } catch (error) {
    return hasCode(error, "EMAIL_INVALID") || hasCode(error, "VALIDATION") ? "wrongEmail" : "failed";
  }
}
