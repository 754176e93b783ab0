import { getTranslations } from "next-intl/server";
import type { Locale } from "#contract/locale.ts";
import type { Order } from "#contract/orders.ts";
import { formatEuros } from "#lib/money/format.ts";

export async function OrderTotals({ order, locale }: { order: Order; locale: Locale }) {
  const t = await getTranslations("order");
  const amount = (euros: number) => formatEuros(euros, locale);
  return (
    <div>
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 tabular-nums">
        <dt>{t("items")}</dt>
        <dd className="text-end">{amount(order.items_total_ttc)}</dd>
        <dt>{t("shipping")}</dt>
        <dd className="text-end">{order.offer.shipping_fee_offered ? t("offered") : amount(order.shipping_fee_ttc)}</dd>
        <dt className="pt-1 text-lg font-bold">{t("total")}</dt>
        <dd className="pt-1 text-end text-lg font-bold">{amount(order.total_amount_ttc)}</dd>
      </dl>
      <p className="text-sm text-muted">{t("vat", { amount: amount(order.vat_amount) })}</p>
    </div>
  );
}
