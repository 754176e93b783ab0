import { getLocale, getTranslations } from "next-intl/server";
import type { Order } from "#contract/orders.ts";
import { Alert } from "#components/ui/alert.tsx";
import { formatDate } from "#lib/dates/format.ts";
import { OrderSummary } from "./order-summary.tsx";

/** Until when pieces of an order may go back, above the order itself; `isNoted` is false where the page says it. */
export async function OrderReturnTerms({ order, isNoted = true }: { order: Order; isNoted?: boolean }) {
  const [t, locale] = await Promise.all([getTranslations("accountReturn"), getLocale()]);
  const { return_until: until, can_return, can_extend_return } = order;
  return (
    <>
      {isNoted && (
        <Alert tone={can_return ? "info" : "warning"}>
          {until === null ? t("notDelivered") : t(can_return ? "until" : "noMore", { date: formatDate(until, locale) })}
          {can_extend_return && <> {t("canExtend")}</>}
        </Alert>
      )}
      <OrderSummary order={order} locale={locale} />
    </>
  );
}
