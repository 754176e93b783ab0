import { createHash } from "node:crypto";
import type { Locale } from "#contract/locale.ts";
import { loadMessages } from "#lib/i18n/messages.ts";
import { href } from "#lib/routing/href.ts";
import { siteName } from "#lib/site.ts";
import { kidsTheme } from "#lib/theme/tokens.ts";

interface OfflineTexts {
  offlineTitle: string;
  offlineText: string;
  offlineRetry: string;
}

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0) ?? 0};`);

const { ground, ink, muted, accent, line } = kidsTheme;
const style = `*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;place-content:center;justify-items:center;gap:16px;padding:24px;background:${ground};color:${ink};font:17px/1.55 "Nunito Sans",system-ui,sans-serif;text-align:center}h1{font:600 clamp(1.75rem,6vw,2.5rem)/1.15 Fraunces,Georgia,serif;margin:8px 0 0}p{max-width:34ch;margin:0;color:${muted}}a,button{min-height:48px;display:inline-flex;align-items:center;padding:0 24px;border:0;border-radius:999px;background:${ink};color:${ground};font:inherit;font-weight:700;text-decoration:none;cursor:pointer}a.second{background:none;color:${ink};text-decoration:underline;text-underline-offset:4px}dl{width:min(100%,36rem);margin:0;padding:12px 0;border-block:1.5px solid ${line};text-align:start}dl div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 24px;padding:4px 0}dt{color:${muted}}dd{margin:0;font-weight:700;overflow-wrap:anywhere;white-space:pre-line}form{display:grid;gap:16px;justify-items:center;width:min(100%,24rem)}label{display:grid;gap:6px;width:100%;font-weight:700;text-align:start}input{min-height:48px;width:100%;padding:0 14px;border:1.5px solid ${muted};border-radius:12px;background:#fff;color:${ink};font:inherit}a:focus-visible,button:focus-visible,input:focus-visible{outline:3px solid ${ink};outline-offset:3px}main{display:contents}footer{display:flex;flex-wrap:wrap;justify-content:center;gap:0 24px}footer a{padding:0;background:none;color:${muted};font-size:.875rem;font-weight:400;text-decoration:underline;text-underline-offset:4px}`;
const retry = `addEventListener("online",()=>location.reload())`;
const trunk = `<svg width="120" height="120" viewBox="0 0 32 32" fill="none" stroke="${ink}" stroke-width="1.4" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M11.5 9V7.25A2.75 2.75 0 0 1 14.25 4.5h3.5A2.75 2.75 0 0 1 20.5 7.25V9"/><path fill="${accent}" d="M6 9.2Q16 8.4 26 9.2a2.6 2.6 0 0 1 2.4 2.6Q28.9 18.5 28.3 24.4A2.6 2.6 0 0 1 25.8 26.8Q16 27.5 6.2 26.8A2.6 2.6 0 0 1 3.7 24.4Q3.1 18.5 3.6 11.8A2.6 2.6 0 0 1 6 9.2Z"/><path d="M3.4 15.6Q8 16 13 16.05M19 16.05Q24 16 28.6 15.6M9 9v17.9M23 9v17.9"/><path fill="${line}" d="M13.4 14.3h5.2v3.6a1.2 1.2 0 0 1-1.2 1.2h-2.8a1.2 1.2 0 0 1-1.2-1.2Z"/></svg>`;

export interface BarePage {
  locale: Locale;
  title: string;
  text: string;
  /** What was received or is asked: rows of a name and a value. */
  rows?: readonly { label: string; value: string }[];
  /** Sent by its one button, with what it carries along and an e-mail that may be corrected before. */
  form?: {
    action: string;
    submit: string;
    fields: Readonly<Record<string, string>>;
    email?: { label: string; value: string };
  };
  /** The one way on; empty tries the same address again. */
  way: { href: string; label: string };
  /** Small links under it all. */
  footer?: readonly BarePage["way"][];
  script?: string;
}

const rowsMarkup = (rows: NonNullable<BarePage["rows"]>): string =>
  rows.length === 0
    ? ""
    : `<dl>${rows.map(({ label, value }) => `<div><dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd></div>`).join("")}</dl>`;

const formMarkup = ({ action, submit, fields, email }: NonNullable<BarePage["form"]>): string =>
  `<form method="post" action="${escapeHtml(action)}">${Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join(
      "",
    )}${email ? `<label>${escapeHtml(email.label)}<input type="email" name="email" value="${escapeHtml(email.value)}" maxlength="254" autocomplete="email" required></label>` : ""}<button>${escapeHtml(submit)}</button></form>`;

const linkMarkup = (way: BarePage["way"]): string => `<a href="${escapeHtml(way.href)}">${escapeHtml(way.label)}</a>`;

/** A page that brings everything along: it stands where none of the shop's own can be had. */
const barePage = ({ locale, title, text, rows = [], form, way, footer, script = "" }: BarePage): string =>
  `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)} | ${siteName}</title><style>${style}</style></head><body><main>${trunk}<h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${rowsMarkup(rows)}${form ? formMarkup(form) : ""}<a${form ? ' class="second"' : ""} href="${escapeHtml(way.href)}">${escapeHtml(way.label)}</a></main>${footer ? `<footer>${footer.map(linkMarkup).join("")}</footer>` : ""}${script}</body></html>`;

/**
 * The page shown without a network. It stands in for the page that was asked for, so that an empty link tries that again,
 * and it does so itself when the network is back.
 */
export const offlinePage = (locale: Locale, t: OfflineTexts): string =>
  barePage({
    locale,
    title: t.offlineTitle,
    text: t.offlineText,
    way: { href: "", label: t.offlineRetry },
    script: `<script>${retry}</script>`,
  });

const hashSource = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Nothing but the page's own script and style; it is kept with the page by the service worker. */
export const offlinePolicy = `default-src 'none'; script-src ${hashSource(retry)}; style-src ${hashSource(style)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Of a page that answers a plain form: its own style, and the form of its next step. */
const answerPolicy = `default-src 'none'; style-src ${hashSource(style)}; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;

/** Answers a plain form with a bare page, which nobody keeps. Who stays on it finds the ways out of a contract there too. */
export async function answerBarePage(status: number, page: Omit<BarePage, "footer" | "script">): Promise<Response> {
  const { locale } = page;
  const { footer: t } = await loadMessages(locale);
  const footer = [
    { href: href(locale, "withdrawal"), label: t.withdrawal },
    { href: href(locale, "cancellation"), label: t.cancellation },
  ];
  return new Response(barePage({ ...page, footer }), {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": answerPolicy,
      "cache-control": "no-store",
    },
  });
}
