import "server-only";
import { defaultLocale, locales, type Locale } from "#contract/locale.ts";
import { confirmNewsletter, leaveByLink } from "#contract/newsletter.ts";
import { answerBarePage, type BarePage } from "#lib/app-shell/offline-page.ts";
import { env } from "#lib/env/server.ts";
import { createApiClient } from "#lib/http/api-client.ts";
import { hasCode } from "#lib/http/app-error.ts";
import { readBody } from "#lib/http/read-body.ts";
import { loadMessages } from "#lib/i18n/messages.ts";
import { href } from "#lib/routing/href.ts";

export type NewsletterDeed = "confirm" | "leave";

/** A token, a language, and what a mailbox adds to a one-click request. */
const maxBytes = 2048;
const endpoints = { confirm: confirmNewsletter, leave: leaveByLink };

const localeOf = (value: string | null): Locale => locales.find((candidate) => candidate === value) ?? defaultLocale;

async function pageOf(
  deed: NewsletterDeed,
  locale: Locale,
  outcome: "asked" | "done" | "broken" | "failed",
  token = "",
): Promise<BarePage> {
  const { newsletterLink: t } = await loadMessages(locale);
  const home = { href: href(locale, "index"), label: t.home };
  const contact = { href: href(locale, "contact"), label: t.contact };
  switch (outcome) {
    case "asked": {
      const { title, text, submit } = t[deed];
      return {
        locale,
        title,
        text,
        form: { action: `/api/newsletter/${deed}`, submit, fields: { locale, token } },
        way: home,
      };
    }
    case "done":
      return { locale, title: t[deed].doneTitle, text: t[deed].doneText, way: home };
    case "broken":
      return { locale, title: t.brokenTitle, text: t.brokenText, way: contact };
    case "failed":
      return { locale, title: t.failedTitle, text: t.failedText, way: contact };
  }
}

/** Asks whether it is meant; programs that follow links change nothing. */
export async function askNewsletterDeed(deed: NewsletterDeed, request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const [locale, token] = [localeOf(query.get("locale")), query.get("token") ?? ""];
  return token === ""
    ? answerBarePage(422, await pageOf(deed, locale, "broken"))
    : answerBarePage(200, await pageOf(deed, locale, "asked", token));
}

/**
 * Does it: for the form of the page above and for a mailbox, which posts to the address of the mail without cookies
 * (RFC 8058). The token says who asks, so that a form of another site can do no more than whoever holds the mail.
 */
export async function doNewsletterDeed(deed: NewsletterDeed, request: Request): Promise<Response> {
  const body = request.body && (await readBody(request.body, maxBytes));
  if (request.body && !body) return new Response(null, { status: 413 });
  const sent = new URLSearchParams(body ? new TextDecoder().decode(body) : "");
  const query = new URL(request.url).searchParams;
  const locale = localeOf(sent.get("locale") ?? query.get("locale"));
  const token = sent.get("token") ?? query.get("token") ?? "";
  if (token === "") return answerBarePage(422, await pageOf(deed, locale, "broken"));
  const headers = { "x-forwarded-for": request.headers.get("x-forwarded-for") ?? "127.0.0.1" };
  try {
    await createApiClient({ baseUrl: env.API_BASE_URL, locale, headers }).call(endpoints[deed], { body: { token } });
    return await answerBarePage(200, await pageOf(deed, locale, "done"));
  } catch (error) {
    const isBroken = hasCode(error, "NEWSLETTER_LINK_INVALID") || hasCode(error, "VALIDATION");
    return answerBarePage(isBroken ? 422 : 503, await pageOf(deed, locale, isBroken ? "broken" : "failed"));
  }
}
