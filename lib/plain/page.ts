import "server-only";
import { createHash } from "node:crypto";
import { createTranslator } from "next-intl";
import type { Locale } from "#contract/locale.ts";
import { loadMessages } from "#lib/i18n/messages.ts";
import { legalLinks } from "#lib/navigation/footer.ts";
import { href } from "#lib/routing/href.ts";
import { siteName } from "#lib/site.ts";
import { kidsTheme } from "#lib/theme/tokens.ts";
import { isFeatureOn } from "#lib/website/api.ts";
import { html, Markup } from "./markup.ts";
import { plainStyle } from "./style.ts";

/** Every message of a language, for an answer that no page of Next renders. */
export const plainTexts = async (locale: Locale) =>
  createTranslator({ locale, messages: await loadMessages(locale), timeZone: "Europe/Paris" });
export type PlainTexts = Awaited<ReturnType<typeof plainTexts>>;

export interface PlainPage {
  locale: Locale;
  t: PlainTexts;
  title: string;
  body: Markup;
  /** With a column beside the main one. */
  isWide?: boolean;
}

const trunk = html`<svg
  width="34"
  height="34"
  viewBox="0 0 32 32"
  fill="none"
  stroke="${kidsTheme.ink}"
  stroke-width="1.4"
  stroke-linecap="round"
  stroke-linejoin="round"
  aria-hidden="true"
>
  <path d="M11.5 9V7.25A2.75 2.75 0 0 1 14.25 4.5h3.5A2.75 2.75 0 0 1 20.5 7.25V9" />
  <path
    fill="${kidsTheme.accent}"
    d="M6 9.2Q16 8.4 26 9.2a2.6 2.6 0 0 1 2.4 2.6Q28.9 18.5 28.3 24.4A2.6 2.6 0 0 1 25.8 26.8Q16 27.5 6.2 26.8A2.6 2.6 0 0 1 3.7 24.4Q3.1 18.5 3.6 11.8A2.6 2.6 0 0 1 6 9.2Z"
  />
  <path d="M3.4 15.6Q8 16 13 16.05M19 16.05Q24 16 28.6 15.6M9 9v17.9M23 9v17.9" />
</svg>`;

const markupOf = ({ locale, t, title, body, isWide = false }: PlainPage, hasCart: boolean): Markup =>
  html`<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title} | ${siteName}</title><link rel="icon" href="/favicon.svg"><style>${plainStyleMarkup}</style></head><body><header><a class="brand" href="${href(locale, "index")}">${trunk}${siteName}</a>${hasCart && cartLink(locale, t)}</header><main${isWide && plainWide}><h1>${title}</h1>${body}</main><footer>${footerLinks(locale, t)}</footer></body></html>`;

const footerLinks = (locale: Locale, t: PlainTexts): Markup[] =>
  [...legalLinks(locale), { text: "contact" as const, href: href(locale, "contact") }].map(
    (link) => html`<a href="${link.href}">${t(`footer.${link.text}`)}</a>`,
  );

const cartLink = (locale: Locale, t: PlainTexts): Markup =>
  html`<nav aria-label="${t("cart.title")}"><a href="${href(locale, "shop-cart")}">${t("cart.title")}</a></nav>`;

const plainWide = html` class="wide"`;
/* The sheet has signs that would be escaped, and no word of a visitor. */
const plainStyleMarkup = new Markup(plainStyle);

const policy = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(plainStyle).digest("base64")}'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;

/** Whether a language has the shop. Where nobody can tell, it is left to what is asked of the API next. */
export const hasShop = (locale: Locale): Promise<boolean> => isFeatureOn(locale, "shop").catch(() => true);

/** What an address of the shop answers where the shop is switched off, as with scripts; null where it is on. */
export async function answerNoShop(locale: Locale, path: string): Promise<Response | null> {
  if (await hasShop(locale)) return null;
  const t = await plainTexts(locale);
  const body = html`<p>${t("notFound.text", { path })}</p>
    <p>${t("notFound.hint")}</p>
    <p class="row">
      <a class="button" href="${href(locale, "index")}">${t("notFound.home")}</a
      ><a class="button second" href="${href(locale, "infos")}">${t("notFound.infos")}</a>
    </p>`;
  return answerPlainPage(404, { locale, t, title: t("notFound.title"), body });
}

/** A whole page for a browser without scripts; it may hold what is somebody's, so nobody keeps it. */
export async function answerPlainPage(
  status: number,
  page: PlainPage,
  setCookies: readonly string[] = [],
): Promise<Response> {
  const headers = new Headers({
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": policy,
    "cache-control": "private, no-store",
  });
  for (const cookie of setCookies) headers.append("set-cookie", cookie);
  return new Response(markupOf(page, await hasShop(page.locale)).text, { status, headers });
}

/** Leads on after a form: a reload of what comes then sends nothing again. */
export function answerNext(location: string, setCookies: readonly string[] = []): Response {
  const headers = new Headers({ location, "cache-control": "no-store" });
  for (const cookie of setCookies) headers.append("set-cookie", cookie);
  return new Response(null, { status: 303, headers });
}
