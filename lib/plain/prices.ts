import type { Totals } from "#contract/cart.ts";
import type { Locale } from "#contract/locale.ts";
import type { ToldStep } from "#contract/price.ts";
import { formatEuros } from "#lib/money/format.ts";
import { html, type Markup } from "./markup.ts";
import type { PlainTexts } from "./page.ts";

const isPayment = ({ rule }: ToldStep): boolean => rule === "PREPAID" || rule === "WALLET";

/** A price row by row, as the API computed it. */
export function plainPrice(locale: Locale, t: PlainTexts, totals: Totals): Markup {
  const money = (euros: number) => formatEuros(euros, locale);
  const row = (label: string, amount: string, isSum = false) =>
    html`<div${isSum && html` class="total"`}><dt>${label}</dt><dd>${amount}</dd></div>`;
  const rows = (steps: readonly ToldStep[]) =>
    steps.map(({ rule, code, amount_ttc }) =>
      row(
        t(`price.rule.${rule}`, { code: code ?? "" }),
        rule.startsWith("SHIPPING_") ? t("price.offered") : money(amount_ttc),
      ),
    );
  const paid = totals.steps.filter(isPayment);
  return html`<dl class="sums">
      ${rows(totals.steps.filter((step) => !isPayment(step)))}${row(t("price.total"), money(totals.total_amount_ttc), true)}${rows(paid)}${
        paid.length > 0 && row(t("price.due"), money(totals.due_ttc), true)
      }
    </dl>
    <p class="muted small">${t("price.vat", { amount: money(totals.vat_amount) })}</p>`;
}
