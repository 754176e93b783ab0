import { createHash } from "node:crypto";
import { html, raw } from "hono/html";
import type { Locale } from "#contract/locale.ts";
import { writeMoment } from "#contract/write-moment.ts";
import { bankPageTexts } from "../../db/seed/content/bank-page.ts";
import { idealBanks } from "./ideal-banks.ts";
import type { SandboxPaymentMethod } from "./store.ts";

export type SandboxKind = SandboxPaymentMethod["type"];

const style = `
  :root { color-scheme: light; font: 1.0625rem/1.6 system-ui, sans-serif; color: #2b2622; background: #f3f1ee; }
  * { box-sizing: border-box; }
  body { margin: 0; min-height: 100vh; display: grid; grid-template-rows: auto 1fr; --brand: #24405e; --on: #fff; --ink: #24405e; }
  body[data-kind=paypal] { --brand: #14306b; --on: #fff; --ink: #0b5cad; background: #eef3fa; }
  body[data-kind=klarna_paylater], body[data-kind=klarna_paynow] { --brand: #ffb3c7; --on: #17120f; --ink: #17120f; background: #fdf3f5; }
  body[data-kind=ideal] { --brand: #c4006b; --on: #fff; --ink: #a80059; background: #fbf1f6; }
  header { padding: 1rem; background: var(--brand); color: var(--on); }
  header div { max-width: 28rem; margin: 0 auto; display: flex; align-items: center; gap: .75rem; font-size: 1.375rem; font-weight: 800; letter-spacing: -.01em; }
  header svg { flex: none; }
  main { width: 100%; max-width: 30rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
  article { padding: 1.5rem; background: #fff; border-radius: 1rem; box-shadow: 0 .5rem 2.5rem rgb(43 38 34 / .08); }
  h1 { margin: 0 0 .5rem; font-size: 1.5rem; line-height: 1.25; }
  p { margin: 0 0 1rem; }
  dl { margin: 0 0 1.5rem; padding: .5rem 0; border-block: 1px solid #d9d0c2; }
  dl div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; padding: .25rem 0; }
  dd { margin: 0; font-weight: 600; }
  form { display: grid; gap: .75rem; }
  fieldset { margin: 0; padding: 0; border: 0; display: grid; gap: .5rem; }
  legend { padding: 0; margin-bottom: .5rem; font-weight: 600; }
  label { display: flex; align-items: center; gap: .75rem; min-height: 3rem; padding: .25rem 1rem; border: 1px solid #8a8178; border-radius: .75rem; cursor: pointer; }
  label:has(:checked) { border-color: var(--ink); box-shadow: inset 0 0 0 1px var(--ink); }
  input { width: 1.25rem; height: 1.25rem; margin: 0; accent-color: var(--ink); }
  button, a { display: grid; place-items: center; min-height: 3rem; padding: .5rem 1rem; font: inherit; font-weight: 600; text-align: center; color: #2b2622; background: #fff; border: 2px solid #2b2622; border-radius: .75rem; text-decoration: none; cursor: pointer; }
  button[value=confirm], button.next, a { color: var(--on); background: var(--brand); border-color: var(--brand); }
  button[value=cancel], details button { border-color: transparent; text-decoration: underline; text-underline-offset: .25em; }
  details { margin-top: 1rem; border-top: 1px solid #d9d0c2; }
  summary { min-height: 3rem; display: flex; align-items: center; cursor: pointer; }
  summary::before { content: "+"; width: 1.5rem; font-weight: 700; }
  details[open] summary::before { content: "–"; }
  .test { margin: 1rem 0 0; font-size: .9375rem; color: #5b524a; }
  :focus-visible { outline: 3px solid #1f5fa8; outline-offset: 3px; }
`;

/** Nothing but the page's own style may load; the page has no script and stands in no frame. */
export const bankPagePolicy = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'; base-uri 'none'; frame-ancestors 'none'`;

const euros = (locale: Locale, cents: number): string =>
  new Intl.NumberFormat(locale, { style: "currency", currency: "EUR" }).format(cents / 100);

const klarnaDays = 30;

const dayIn = (locale: Locale, now: Date, days: number): string =>
  writeMoment(
    new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "Europe/Paris" }),
    new Date(now.getTime() + days * 24 * 60 * 60_000),
    locale,
  );

/** What a customer is asked. */
export type BankQuestion =
  /** iDEAL: which bank, before anything else. */
  | { step: "bank"; kind: "ideal"; amountCents: number }
  | { step: "pay"; kind: SandboxKind; amountCents: number; bank: string | null; now: Date }
  /** To let the shop charge a service later. */
  | { step: "authorise"; kind: "paypal" }
  /** Too late: the only way leads back to the shop. */
  | { step: "expired"; kind: SandboxKind; returnUrl: string };

const names: Record<SandboxKind, string> = {
  card: "3-D Secure",
  paypal: "PayPal",
  klarna_paylater: "Klarna",
  klarna_paynow: "Klarna",
  ideal: "iDEAL",
};

/** A drawing for each, of our own: a shield, a purse, a note to pay, two transfers. */
const drawings: Record<SandboxKind, string> = {
  card: '<path d="M16 3 5 7v8c0 7 4.5 11.5 11 14 6.500-2.5 11-7 11-14V7z"/><path d="m11 16 4 4 7-8"/>',
  paypal: '<rect x="4" y="8" width="24" height="18" rx="4"/><path d="M4 14h24M20 20h3"/>',
  klarna_paylater: '<circle cx="16" cy="16" r="12"/><path d="M16 9v7l5 3"/>',
  klarna_paynow: '<circle cx="16" cy="16" r="12"/><path d="m10 16 4 4 8-8"/>',
  ideal: '<path d="M4 12 16 5l12 7zM6 27h20M8 13v11M14 13v11M20 13v11M25 13v11"/>',
};

function frame(locale: Locale, kind: SandboxKind, title: string, content: unknown) {
  const drawing = `<svg width="32" height="32" viewBox="0 0 32 32" fill="none" stroke="currentColor" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${drawings[kind]}</svg>`;
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${raw(`<style>${style}</style>`)}
      </head>
      <body data-kind="${kind}">
        <header>
          <div>${raw(drawing)}<span>${names[kind]}</span></div>
        </header>
        <main>
          <article>
            <h1>${title}</h1>
            ${content}
          </article>
          <p class="test">${bankPageTexts[locale].test}</p>
        </main>
      </body>
    </html>`;
}

const fact = (name: string, value: string) =>
  html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`;

/** The page on which a customer answers a bank or a service; without a question it says that there is none. */
export function bankPage(locale: Locale, question: BankQuestion | null) {
  const texts = bankPageTexts[locale];
  if (question === null) return frame(locale, "card", texts.card.title, html`<p>${texts.notFound}</p>`);
  const { kind } = question;
  switch (question.step) {
    case "expired":
      return frame(
        locale,
        kind,
        texts.expiredTitle,
        html`<p>${texts.expiredText}</p>
          <a href="${question.returnUrl}">${texts.back}</a>`,
      );
    case "authorise":
      return frame(
        locale,
        kind,
        texts.authorisation.title,
        html`<p>${texts.authorisation.intro}</p>
          ${decisions(texts, texts.authorisation, ["expire"])}`,
      );
    case "bank":
      return frame(locale, kind, texts.ideal.title, bankForm(locale, question.amountCents));
    case "pay":
      return payPage(locale, question);
  }
}

function payPage(
  locale: Locale,
  { kind, amountCents, bank, now }: Extract<BankQuestion, { step: "pay" }>,
): ReturnType<typeof html> {
  const texts = bankPageTexts[locale];
  const { title, intro } = bank === null ? texts[kind] : texts.idealBank;
  const amount = euros(locale, amountCents);
  return frame(
    locale,
    kind,
    title.replace("{bank}", bank ?? ""),
    html`<p>${intro}</p>
      <dl>
        ${fact(texts.shop, "Petite Malle")} ${fact(texts.amount, amount)}
        ${
          kind === "klarna_paylater"
            ? [
                fact(texts.today, euros(locale, 0)),
                fact(texts.laterOn.replace("{date}", dayIn(locale, now, klarnaDays)), amount),
              ]
            : ""
        }
      </dl>
      ${decisions(texts, texts, ["later", "expire"])}`,
  );
}

function decisions(
  texts: (typeof bankPageTexts)[Locale],
  { confirm, refuse }: { confirm: string; refuse: string },
  otherEnds: readonly ("later" | "expire")[],
) {
  return html`<form method="post">
    <button name="decision" value="confirm">${confirm}</button>
    <button name="decision" value="refuse">${refuse}</button>
    <button name="decision" value="cancel">${texts.cancel}</button>
    <details>
      <summary>${texts.more}</summary>
      ${otherEnds.map((end) => html`<button name="decision" value="${end}">${texts[end]}</button>`)}
    </details>
  </form>`;
}

function bankForm(locale: Locale, amountCents: number) {
  const texts = bankPageTexts[locale];
  return html`<dl>${fact(texts.shop, "Petite Malle")} ${fact(texts.amount, euros(locale, amountCents))}</dl>
    <form method="post">
      <fieldset>
        <legend>${texts.bank}</legend>
        ${Object.entries(idealBanks).map(
          ([id, name]) => html`<label><input type="radio" name="bank" value="${id}" required />${name}</label>`,
        )}
      </fieldset>
      <button class="next">${texts.toBank}</button>
      <button name="decision" value="cancel" formnovalidate>${texts.cancel}</button>
    </form>`;
}
