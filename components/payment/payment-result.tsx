import type { ReactNode } from "react";
import { NextIntlClientProvider } from "next-intl";
import { getTranslations } from "next-intl/server";
import { redirect } from "next/navigation";
import type { Locale } from "#contract/locale.ts";
import type { Order } from "#contract/orders.ts";
import { WhereOn } from "#components/navigation/where-on.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { PayLink } from "#components/orders/pay-link.tsx";
import { OrderSummary } from "#components/orders/order-summary.tsx";
import { resultPageOf } from "#lib/checkout/leave.ts";
import { loadMessages, pickMessages } from "#lib/i18n/messages.ts";
import { formatEuros } from "#lib/money/format.ts";
import { paymentPhaseOf } from "#lib/orders/payment-phase.ts";
import { findOrderForClient } from "#lib/orders/server.ts";
import { paymentErrorKey } from "#lib/payments/payment-error-key.ts";
import type { PageQuery } from "#lib/payments/return-from-payment.ts";
import { href } from "#lib/routing/href.ts";
import { CleanAddress } from "./clean-address.tsx";
import { BoxThanks, NothingDue } from "./box-payment.tsx";
import { OrderThanks } from "./order-thanks.tsx";
import { PaymentPoll } from "./payment-poll.tsx";

interface PaymentResultProps {
  locale: Locale;
  searchParams: Promise<PageQuery>;
}

/** What became of a payment, as the API knows it; what the address says about it is not believed. */
export async function PaymentResult({ locale, searchParams }: PaymentResultProps) {
  const query = await searchParams;
  const { order: asked } = query;
  const id = typeof asked === "string" ? asked : undefined;
  const target = href(locale, "shop-payment-successful", null, { order: id });
  const [t, order] = await Promise.all([
    getTranslations("payment.result"),
    findOrderForClient(locale, id, target, query),
  ]);
  if (order === "unknown") {
    return (
      <EmptyState
        headingLevel={1}
        title={t("unknownTitle")}
        text={t("unknownText")}
        action={<ButtonLink href={href(locale, "infos-orders")}>{t("toOrders")}</ButtonLink>}
      />
    );
  }
  if (order === "failed") {
    return (
      <EmptyState
        headingLevel={1}
        title={t("metaTitle")}
        text={t("failedLoad")}
        action={<ButtonLink href={target}>{t("reload")}</ButtonLink>}
      />
    );
  }
  // The payment of a box has a page of its own.
  if (order.kind === "BOX") redirect(resultPageOf(order, locale));
  return <OrderPayment order={order} locale={locale} />;
}

/** How the payment of an order stands, and the way on from there. */
export async function OrderPayment(props: OrderPaymentProps) {
  return (
    <>
      <CleanAddress />
      <View {...props} />
    </>
  );
}

interface OrderPaymentProps {
  order: Order;
  locale: Locale;
  /** 2 where the page has a heading of its own. */
  headingLevel?: 1 | 2;
}

async function View({ order, locale, headingLevel = 1 }: OrderPaymentProps) {
  const [t, errors, messages] = await Promise.all([
    getTranslations("payment"),
    getTranslations("website.error.payment"),
    loadMessages(locale),
  ]);
  const phase = paymentPhaseOf(order);
  const isBox = order.kind === "BOX";
  const amount = formatEuros(order.due_ttc, locale);
  const { number } = order;
  switch (phase.kind) {
    case "paid":
      if (!isBox) return <OrderThanks order={order} locale={locale} />;
      return order.paid_at === null ? (
        <NothingDue order={order} locale={locale} headingLevel={headingLevel} />
      ) : (
        <BoxThanks order={order} locale={locale} />
      );
    case "pending":
      return (
        <NextIntlClientProvider messages={pickMessages(messages, "payment")}>
          <PaymentPoll />
        </NextIntlClientProvider>
      );
    case "action":
      return (
        <State
          title={t("result.actionTitle")}
          text={t("result.actionText", { amount, number })}
          order={order}
          locale={locale}
        >
          <ButtonLink href={phase.url}>{t("result.toBank")}</ButtonLink>
          <PayLink variant="secondary" order={order} locale={locale}>
            {t("result.otherCard")}
          </PayLink>
        </State>
      );
    case "failed":
      return (
        <State
          title={t(phase.code === "expired" ? "result.expiredTitle" : "result.failedTitle")}
          text={`${errors(paymentErrorKey(phase.code))} ${t("result.failedText", { number })}`}
          order={order}
          locale={locale}
        >
          <PayLink order={order} locale={locale}>
            {t("result.payAgain")}
          </PayLink>
        </State>
      );
    case "cancelled":
      return (
        <State
          headingLevel={headingLevel}
          title={t("result.cancelledTitle", { number })}
          text={t("result.cancelledText")}
          order={order}
          locale={locale}
        >
          <WhereOn feature="shop">
            <ButtonLink href={href(locale, "shop-cart")}>{t("result.toCart")}</ButtonLink>
          </WhereOn>
        </State>
      );
  }
}

function State({
  title,
  text,
  order,
  locale,
  headingLevel = 1,
  children,
}: {
  headingLevel?: 1 | 2;
  title: string;
  text: string;
  order: Order;
  locale: Locale;
  children: ReactNode;
}) {
  const Heading = `h${headingLevel}` as "h1";
  return (
    <div className="flex flex-col gap-6">
      <div>
        <Heading tabIndex={-1} className="text-3xl">
          {title}
        </Heading>
        <p className="mt-3 text-lg">{text}</p>
        <div className="mt-5 flex flex-wrap gap-3">{children}</div>
      </div>
      <OrderSummary order={order} locale={locale} isPayOffered={false} />
    </div>
  );
}

export async function PaymentResultSkeleton() {
  const t = await getTranslations("payment.result");
  return (
    <div aria-busy="true" className="flex flex-col gap-4">
      <p className="sr-only">{t("loading")}</p>
      <Skeleton className="h-12 w-3/4" />
      <Skeleton className="h-6 w-1/2" />
      <Skeleton className="h-72 w-full" />
    </div>
  );
}
