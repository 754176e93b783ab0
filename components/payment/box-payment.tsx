import { getTranslations } from "next-intl/server";
import type { Locale } from "#contract/locale.ts";
import type { Order } from "#contract/orders.ts";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Unbroken } from "#components/ui/unbroken.tsx";
import { WavyLine } from "#components/ui/ornament.tsx";
import { OrderSummary } from "#components/orders/order-summary.tsx";
import { formatEuros } from "#lib/money/format.ts";
import { href } from "#lib/routing/href.ts";
import { FinishCheckout } from "./finish-checkout.tsx";

interface BoxPaymentProps {
  order: Order;
  locale: Locale;
}

/** Thanks for the payment of a box: its clothes hang in the wardrobe, nothing is packed or sent any more. */
export async function BoxThanks({ order, locale }: BoxPaymentProps) {
  const t = await getTranslations("payment.box");
  const { number, billing_address } = order;
  const name = billing_address.firstname;
  const amount = formatEuros(order.due_ttc, locale);
  return (
    <div className="flex flex-col gap-6">
      <FinishCheckout orderId={order.id} />
      <div>
        <h1 tabIndex={-1} className="text-3xl">
          {name ? t("title", { name }) : t("titlePlain")}
        </h1>
        <WavyLine className="mt-3 w-28" />
        <p className="mt-4 text-lg">
          <Unbroken text={t("text", { amount, number })} part={number} />
        </p>
        <p className="text-muted">{t("mail")}</p>
      </div>
      <OrderSummary order={order} locale={locale} />
      <ToBoxes locale={locale} />
    </div>
  );
}

/** A box that waits for no money: it is on its way or being tried on, or nothing of it was kept. */
export async function NothingDue({ order, locale, headingLevel = 1 }: BoxPaymentProps & { headingLevel?: 1 | 2 }) {
  const Heading = `h${headingLevel}` as "h1";
  const t = await getTranslations("payment.box");
  const { number, status } = order;
  return (
    <div className="flex flex-col gap-6">
      <div>
        <Heading tabIndex={-1} className="text-3xl">
          {t("notDueTitle")}
        </Heading>
        <p className="mt-3 text-lg">
          <Unbroken text={t(status === "CLOSED" ? "closedText" : "notDueText", { number })} part={number} />
        </p>
      </div>
      <OrderSummary order={order} locale={locale} />
      <ToBoxes locale={locale} />
    </div>
  );
}

async function ToBoxes({ locale }: { locale: Locale }) {
  const [t, orders] = await Promise.all([getTranslations("payment.box"), getTranslations("accountOrder")]);
  return (
    <div className="flex flex-wrap gap-3">
      <ButtonLink href={href(locale, "infos-all-boxes")}>{t("toBoxes")}</ButtonLink>
      <ButtonLink variant="secondary" href={href(locale, "infos-orders")}>
        {orders("toOrders")}
      </ButtonLink>
    </div>
  );
}
