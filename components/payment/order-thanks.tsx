import { getTranslations } from "next-intl/server";
import type { Locale } from "#contract/locale.ts";
import type { Order } from "#contract/orders.ts";
import { WhereOn } from "#components/navigation/where-on.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Card } from "#components/ui/card.tsx";
import { Icon, type IconName } from "#components/ui/icon.tsx";
import { ShuttingTrunk } from "#components/ui/trunk.tsx";
import { Unbroken } from "#components/ui/unbroken.tsx";
import { WavyLine } from "#components/ui/ornament.tsx";
import { OrderSummary } from "#components/orders/order-summary.tsx";
import { formatDate } from "#lib/dates/format.ts";
import { href } from "#lib/routing/href.ts";
import { FinishCheckout } from "./finish-checkout.tsx";

/** Thanks, the number, and what happens next. */
export async function OrderThanks({ order, locale }: { order: Order; locale: Locale }) {
  const t = await getTranslations("payment.result");
  const { delivery, billing_address, number } = order;
  const from = formatDate(delivery.expected_from, locale, "weekday");
  const until = formatDate(delivery.expected_until, locale, "weekday");
  const name = billing_address.firstname;
  const point = delivery.pickup_point?.name;
  return (
    <div className="flex flex-col gap-8">
      <FinishCheckout orderId={order.id} />
      <div>
        <div className="mb-4 w-fit">
          <ShuttingTrunk />
        </div>
        <h1 tabIndex={-1} className="text-3xl">
          {name ? t("paidTitle", { name }) : t("paidTitlePlain")}
        </h1>
        <WavyLine className="mt-3 w-28" />
        <p className="mt-4 text-lg font-bold">
          <Unbroken text={t("number", { number })} part={number} />
        </p>
        <p className="text-muted">{t("mail")}</p>
      </div>
      <Card tone="tint" as="section" stitched>
        <h2 className="mb-4 text-xl">{t("next")}</h2>
        <ol className="flex flex-col gap-4">
          <NextStep icon="hanger">{t("nextPrepare")}</NextStep>
          <NextStep icon="mail">{t("nextShip")}</NextStep>
          <NextStep icon={point ? "pin" : "truck"}>
            {point ? t("nextPickUp", { point, from, until }) : t("nextReceive", { from, until })}
          </NextStep>
        </ol>
      </Card>
      <OrderSummary order={order} locale={locale} />
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={`${href(locale, "infos-orders")}#${number}`}>{t("toOrders")}</ButtonLink>
        <WhereOn feature="shop">
          <ButtonLink variant="secondary" href={href(locale, "shop")}>
            {t("toShop")}
          </ButtonLink>
        </WhereOn>
      </div>
    </div>
  );
}

function NextStep({ icon, children }: { icon: IconName; children: string }) {
  return (
    <li className="flex items-center gap-4">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-surface">
        <Icon name={icon} size={22} />
      </span>
      <span>{children}</span>
    </li>
  );
}
