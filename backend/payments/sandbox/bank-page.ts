import { createHash } from "node:crypto";
import { html, raw } from "hono/html";
import type { Locale } from "#contract/locale.ts";
import { bankPageTexts } from "../../db/seed/content/bank-page.ts";

const style = `
  :root { color-scheme: light; font: 1.0625rem/1.6 system-ui, sans-serif; color: #2b2622; background: #f6f1e7; }
  body { margin: 0; display: grid; min-height: 100vh; place-items: center; padding: 1rem; box-sizing: border-box; }
  main { max-width: 28rem; padding: 2rem; background: #fff; border-radius: 1rem; box-shadow: 0 1rem 3rem rgb(43 38 34 / .08); }
  h1 { margin: 0 0 .75rem; font-size: 1.5rem; line-height: 1.25; }
  p { margin: 0 0 1rem; }
  dl { display: flex; justify-content: space-between; margin: 0 0 1.5rem; padding: .75rem 0; border-block: 1px solid #d9d0c2; }
  dd { margin: 0; font-weight: 600; }
  form { display: grid; gap: .75rem; }
  button { min-height: 3rem; padding: .5rem 1rem; font: inherit; font-weight: 600; border: 2px solid #2b2622; border-radius: .75rem; cursor: pointer; }
  button[value=confirm] { color: #fff; background: #2b2622; }
  button[value=refuse] { color: #2b2622; background: #fff; }
  button:focus-visible { outline: 3px solid #1f5fa8; outline-offset: 3px; }
`;

/** Nothing but the page's own style may load; the page has no script and stands in no frame. */
export const bankPagePolicy = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'; base-uri 'none'; frame-ancestors 'none'`;

const euros = (locale: Locale, cents: number): string =>
  new Intl.NumberFormat(locale, { style: "currency", currency: "EUR" }).format(cents / 100);

export interface BankQuestion {
  title: string;
  intro: string;
  amountCents: number | null;
  confirm: string;
  refuse: string;
}

const serviceNames: Record<string, string> = {
  paypal: "PayPal",
  klarna_paylater: "Klarna",
  klarna_paynow: "Klarna",
  ideal: "iDEAL",
};

/** What a customer is asked who pays with a card or, with a `kind` such as `paypal`, with a service. */
export function paymentQuestion(locale: Locale, amountCents: number, kind: string): BankQuestion {
  const { title, serviceTitle, intro, confirm, refuse } = bankPageTexts[locale];
  const service = serviceNames[kind];
  return { title: service ? serviceTitle.replace("{service}", service) : title, intro, amountCents, confirm, refuse };
}

/** What a customer is asked who lets the shop charge a service later. */
export function authorisationQuestion(locale: Locale, kind: string): BankQuestion {
  const texts = bankPageTexts[locale];
  const service = serviceNames[kind] ?? kind;
  return {
    title: texts.authoriseTitle.replace("{service}", service),
    intro: texts.authoriseIntro.replace("{service}", service),
    amountCents: null,
    confirm: texts.authorise,
    refuse: texts.refuseAuthorisation,
  };
}

/** The page on which a customer answers a bank or a service; without a question it says that there is none. */
export function bankPage(locale: Locale, question: BankQuestion | null) {
  const { title, notFound } = bankPageTexts[locale];
  const heading = question?.title ?? title;
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${heading}</title>
        ${raw(`<style>${style}</style>`)}
      </head>
      <body>
        <main>
          <h1>${heading}</h1>
          ${question === null ? html`<p>${notFound}</p>` : form(locale, question)}
        </main>
      </body>
    </html>`;
}

function form(locale: Locale, { intro, amountCents, confirm, refuse }: BankQuestion) {
  const amount =
    amountCents === null
      ? ""
      : html`<dl>
          <dt>${bankPageTexts[locale].amount}</dt>
          <dd>${euros(locale, amountCents)}</dd>
        </dl>`;
  return html`<p>${intro}</p>
    ${amount}
    <form method="post">
      <button name="decision" value="confirm">${confirm}</button>
      <button name="decision" value="refuse">${refuse}</button>
    </form>`;
}
