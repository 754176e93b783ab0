import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { elided } from "#contract/elision.ts";
import type { Locale } from "#contract/locale.ts";
import type { Order } from "#contract/orders.ts";
import type { PaymentMethod } from "#contract/payment-methods.ts";
import type { Request } from "#contract/requests.ts";
import { wayOut } from "#components/boxes/box-obstacle.tsx";
import { PayLink } from "#components/orders/pay-link.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Card } from "#components/ui/card.tsx";
import { TextLink } from "#components/ui/link.tsx";
import type { Obstacle } from "#lib/boxes/obstacles.ts";
import { formatDate } from "#lib/dates/format.ts";
import { formatEuros } from "#lib/money/format.ts";
import { methodName } from "#lib/payments/method-name.ts";
import { href } from "#lib/routing/href.ts";

interface TaskProps {
  /** `accent`: cannot wait. */
  tone: "accent" | "tint" | "outline";
  title: string;
  text: string | null;
  action: ReactNode;
}

function Task({ tone, title, text, action }: TaskProps) {
  return (
    <Card as="li" tone={tone} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
      <div className="min-w-0">
        <p className="font-bold">{title}</p>
        {text && <p>{text}</p>}
      </div>
      {action}
    </Card>
  );
}

export async function OrderToPay({ order, locale }: { order: Order; locale: Locale }) {
  const t = await getTranslations("account");
  const amount = formatEuros(order.due_ttc, locale);
  return (
    <Task
      tone="accent"
      title={t(order.status === "PAYMENT_FAILED" ? "paymentFailed" : "toPay", {
        kind: order.kind,
        number: order.number,
      })}
      text={
        order.reserved_until
          ? t("toPayUntil", { amount, date: formatDate(order.reserved_until, locale, "weekday") })
          : t(order.kind === "BOX" ? "toPayBox" : "toPayText", { amount })
      }
      action={
        <PayLink order={order} locale={locale}>
          {t("pay")}
        </PayLink>
      }
    />
  );
}

/** What keeps boxes from being sent until the client has done something. */
export async function ObstacleToClear({ obstacle, locale }: { obstacle: Obstacle<Request>; locale: Locale }) {
  const t = await getTranslations("accountBox");
  const { reason, names, box } = obstacle;
  return (
    <Task
      tone="accent"
      title={t("blockedTitle", elided({ names }, locale))}
      text={t(`blocked.${reason}`)}
      action={<ButtonLink href={wayOut(locale, reason, box)}>{t(`blockedWay.${reason}`)}</ButtonLink>}
    />
  );
}

/** The card boxes are charged to will be over, or is, when the next of them comes. `nextOn`: null while none has a day. */
export async function CardToReplace({
  method,
  nextOn,
  locale,
}: {
  method: PaymentMethod;
  nextOn: string | null;
  locale: Locale;
}) {
  const [t, saved] = await Promise.all([getTranslations("account"), getTranslations("savedMethods")]);
  return (
    <Task
      tone="accent"
      title={methodName(method, (card) => t("card", card))}
      text={
        nextOn === null
          ? saved("endedWithBoxes")
          : saved("endsBeforeBox", { date: formatDate(nextOn, locale, "weekday") })
      }
      action={<ButtonLink href={href(locale, "infos-add-payment")}>{saved("replace")}</ButtonLink>}
    />
  );
}

export async function BoxToValidate({ box, locale }: { box: Request; locale: Locale }) {
  const t = await getTranslations("account");
  const path = href(locale, "infos-preview-profileId-requestId", { profileId: box.kid.id, requestId: box.id });
  return (
    <Task
      tone="tint"
      title={t("toValidate", elided({ name: box.kid.firstname }))}
      text={box.preview_until && t("toValidateUntil", { date: formatDate(box.preview_until, locale, "weekday") })}
      action={<ButtonLink href={path}>{t("seePreview")}</ButtonLink>}
    />
  );
}

export async function OrderToReturn({ order, locale }: { order: Order; locale: Locale }) {
  const t = await getTranslations("account");
  return (
    <Task
      tone="outline"
      title={t("toReturn", { kind: order.kind, number: order.number })}
      text={order.return_until && t("toReturnUntil", { date: formatDate(order.return_until, locale, "weekday") })}
      action={
        <TextLink standalone href={href(locale, "infos-returns-order-id", { id: order.id })}>
          {t(order.kind === "BOX" ? "tryOn" : "seeReturn")}
        </TextLink>
      }
    />
  );
}
