import type { Context } from "hono";
import { defaultLocale, locales, type Locale } from "#contract/locale.ts";
import { bankName } from "./ideal-banks.ts";
import { bankPage, bankPagePolicy, type BankQuestion } from "./bank-page.ts";

/** The language the shop asked for, else the browser's. */
export function languageOf(c: Context): Locale {
  const asked = [c.req.query("locale"), c.req.header("locale"), ...(c.req.header("accept-language") ?? "").split(",")];
  for (const tag of asked) {
    const known = locales.find((locale) => locale === tag?.trim().slice(0, 2).toLowerCase());
    if (known) return known;
  }
  return defaultLocale;
}

export function showBankPage(c: Context, locale: Locale, question: BankQuestion | null) {
  c.header("content-security-policy", bankPagePolicy);
  c.header("cache-control", "no-store");
  c.header("referrer-policy", "no-referrer");
  return c.html(bankPage(locale, question), question === null ? 404 : 200);
}

const decisions = ["confirm", "refuse", "cancel", "expire", "later"] as const;
export type Decision = (typeof decisions)[number];

/** The button that was pressed and the bank that was chosen; null for anything else that was sent. */
export async function answerOf(c: Context): Promise<{ decision: Decision | null; bank: string | null }> {
  const form: Record<string, unknown> = await c.req.parseBody().catch(() => ({}));
  const { bank } = form;
  return {
    decision: decisions.find((known) => known === form["decision"]) ?? null,
    bank: typeof bank === "string" && bankName(bank) !== null ? bank : null,
  };
}
