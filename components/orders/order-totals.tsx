import { getTranslations } from "next-intl/server";
import type { Order } from "#contract/orders.ts";
import { PriceRows } from "#components/price/price-rows.tsx";

/** A box that has no bill yet: its sums are those of keeping everything. */
const isExpected = ({ kind, status }: Order): boolean =>
  kind === "BOX" && (status === "PREPARED" || status === "SHIPPED" || status === "DELIVERED");

/** What an order costs, row by row, and how it is paid. */
export async function OrderTotals({ order }: { order: Order }) {
  const t = await getTranslations("order");
  return (
    <PriceRows
      steps={order.steps}
      totalTtc={order.total_amount_ttc}
      dueTtc={order.due_ttc}
      vatTtc={order.vat_amount}
      labels={{ ...(isExpected(order) ? { total: t("totalAllKept") } : {}), due: t("due") }}
    />
  );
}
