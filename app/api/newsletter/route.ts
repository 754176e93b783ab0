import type { NextRequest } from "next/server";
import { defaultLocale, locales, type Locale } from "#contract/locale.ts";
import { barePage } from "#lib/app-shell/offline-page.ts";
import { env } from "#lib/env/server.ts";
import { createApiClient } from "#lib/http/api-client.ts";
import { readBody } from "#lib/http/read-body.ts";
import { isSameOrigin } from "#lib/http/same-origin.ts";
import { loadMessages } from "#lib/i18n/messages.ts";
import { href } from "#lib/routing/href.ts";
import { subscribe, type SubscribeOutcome } from "#lib/website/subscribe.ts";

/** An e-mail of 254 letters, each of them encoded, and the language. */
const maxBytes = 1024;

const statusOf = { subscribed: 200, wrongEmail: 422, refusedEmail: 422, failed: 503 } satisfies Record<
  SubscribeOutcome,
  number
>;

/**
 * Takes the newsletter form of the footer where no script has come, or none comes: the e-mail travels in a body, never in
 * an address, and what became of it is said on a page with a way back.
 */
export async function POST(request: NextRequest): Promise<Response> {
  if (!isSameOrigin("POST", request.headers)) return new Response(null, { status: 403 });
  const body = request.body && (await readBody(request.body, maxBytes));
  if (!body) return new Response(null, { status: 413 });
  const form = new URLSearchParams(new TextDecoder().decode(body));
  const locale = locales.find((candidate) => candidate === form.get("locale")) ?? defaultLocale;
  const from = pathOf(request.headers.get("referer"), locale);
  const api = createApiClient({
    baseUrl: env.API_BASE_URL,
    locale,
    headers: { "x-forwarded-for": request.headers.get("x-forwarded-for") ?? "127.0.0.1" },
  });
  const input = { email: form.get("email")?.trim() ?? "", locale, isWoman: from.includes("woman") };
  const outcome = await subscribe(api, input);
  const { footer, fatal } = await loadMessages(locale);
  const text = {
    subscribed: footer.newsletterThanks,
    wrongEmail: footer.newsletterWrongEmail,
    refusedEmail: footer.newsletterRefusedEmail,
    failed: footer.newsletterFailed,
  }[outcome];
  const page = barePage({ locale, title: footer.newsletterTitle, text, way: { href: from, label: fatal.back } });
  return new Response(page, {
    status: statusOf[outcome],
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
  });
}

/** The page the form stands on; of its address nothing but the path, so that it leads nowhere else. */
const pathOf = (referrer: string | null, locale: Locale): string =>
  referrer !== null && URL.canParse(referrer) ? new URL(referrer).pathname.replace(/^\/+/, "/") : href(locale, "index");
