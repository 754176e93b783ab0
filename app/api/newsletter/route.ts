import type { NextRequest } from "next/server";
import { findEmailDomainHint } from "#contract/email-domain.ts";
import type { Locale } from "#contract/locale.ts";
import { answerBarePage } from "#lib/app-shell/offline-page.ts";
import { readPlainForm } from "#lib/http/plain-form.ts";
import { loadMessages } from "#lib/i18n/messages.ts";
import { href } from "#lib/routing/href.ts";
import { leave, subscribe, type SubscribeOutcome } from "#lib/website/subscribe.ts";

/** Two e-mails of 254 letters, each of them encoded, and the language. */
const maxBytes = 1792;

const statusOf = { subscribed: 200, left: 200, wrongEmail: 422, refusedEmail: 422, failed: 503 } satisfies Record<
  SubscribeOutcome,
  number
>;

/**
 * Takes the newsletter form of the footer where no script has come, or none comes: the e-mail travels in a body, never in
 * an address, and what became of it is said on a page with a way back.
 */
export async function POST(request: NextRequest): Promise<Response> {
  const posted = await readPlainForm(request, maxBytes);
  if (posted instanceof Response) return posted;
  const { fields: form, locale, api } = posted;
  const named = form.get("from");
  const from = pathOf(named === null ? request.headers.get("referer") : `http://shop.invalid/${named}`, locale);
  const input = { email: form.get("email")?.trim() ?? "", locale, isWoman: from.includes("woman") };
  const { footer, fatal } = await loadMessages(locale);
  const page = { locale, title: footer.newsletterTitle, way: { href: from, label: fatal.back } };
  /* A slip of the finger is asked about once; who sends the same again has meant it. */
  const suggestion = form.has("leave") ? null : findEmailDomainHint(input.email)?.suggestion;
  if (suggestion && form.get("asked") !== input.email)
    return answerBarePage(422, {
      ...page,
      text: footer.newsletterHint.replace("{suggestion}", () => suggestion),
      form: {
        action: "/api/newsletter",
        submit: footer.newsletterSubmit,
        fields: { locale, from, asked: input.email },
        email: { label: footer.newsletterLabel, value: input.email },
      },
    });
  const outcome = form.has("leave") ? await leave(api, input) : await subscribe(api, input);
  const text = {
    subscribed: footer.newsletterThanks,
    left: footer.newsletterLeft,
    wrongEmail: footer.newsletterWrongEmail,
    refusedEmail: footer.newsletterRefusedEmail,
    failed: footer.newsletterFailed,
  }[outcome];
  return answerBarePage(statusOf[outcome], { ...page, text });
}

/** The page the form stands on; of its address nothing but the path, so that it leads nowhere else. */
const pathOf = (referrer: string | null, locale: Locale): string =>
  referrer !== null && URL.canParse(referrer) ? new URL(referrer).pathname.replace(/^\/+/, "/") : href(locale, "index");
