import { getTranslations } from "next-intl/server";
import type { Locale } from "#contract/locale.ts";
import type { Order } from "#contract/orders.ts";
import { Disclosure } from "#components/ui/disclosure.tsx";
import { formatSize, parseSize } from "#lib/catalog/size.ts";
import { formatEuros } from "#lib/money/format.ts";
import { explainSteps, vatByRate } from "#lib/orders/explain-price.ts";

interface PriceExplainedProps {
  order: Pick<Order, "number" | "steps" | "lines">;
  locale: Locale;
}

/** What each rule of a price does to which piece, and the VAT in it: for whoever wants to check the sum. */
export async function PriceExplained({ order, locale }: PriceExplainedProps) {
  const [t, say] = await Promise.all([getTranslations("price"), getTranslations("order")]);
  const steps = explainSteps(order.steps, order.lines).filter(({ parts }) => parts.length > 0);
  if (steps.length === 0) return null;
  const money = (euros: number) => formatEuros(euros, locale);
  const nameOf = ({ name, size, quantity }: (typeof steps)[number]["parts"][number]) =>
    [
      quantity > 1 ? `${quantity} × ${name}` : name,
      ...(parseSize(size).kind === "one" ? [] : [say("size", { size: formatSize(size, locale, say("oneSize")) })]),
    ].join(", ");
  return (
    <Disclosure summary={t("explain")} className="border-b-0">
      <div className="flex flex-col gap-4 tabular-nums">
        {steps.map(({ rule, code, amountTtc, parts }) => {
          const label = t(`rule.${rule}`, { code: code ?? "" });
          return (
            <div key={`${rule} ${code}`}>
              <p className="flex justify-between gap-4 font-bold">
                <span>{label}</span>
                <span>{money(amountTtc)}</span>
              </p>
              <ul aria-label={label} className="mt-1 flex flex-col gap-1 text-sm">
                {parts.map((part) => (
                  <li key={part.id} className="flex justify-between gap-4">
                    <span className="min-w-0">{nameOf(part)}</span>
                    <span className="shrink-0">{money(part.amountTtc)}</span>
                  </li>
                ))}
              </ul>
            </div>
          );
        })}
        {vatByRate(order.steps).map(({ ratePercent, amountTtc }) => (
          <p key={ratePercent} className="flex justify-between gap-4 text-sm text-muted">
            <span>{t("vatAt", { rate: ratePercent.toLocaleString(locale) })}</span>
            <span>{money(amountTtc)}</span>
          </p>
        ))}
      </div>
    </Disclosure>
  );
}
