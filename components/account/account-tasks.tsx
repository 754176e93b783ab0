import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import type { Locale } from "#contract/locale.ts";
import type { Order } from "#contract/orders.ts";
import type { Request } from "#contract/requests.ts";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Card } from "#components/ui/card.tsx";
import { TextLink } from "#components/ui/link.tsx";
import { formatDate } from "#lib/dates/format.ts";
import { formatEuros } from "#lib/money/format.ts";
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
    <Card tone={tone} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
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
      title={t(order.status === "PAYMENT_FAILED" ? "paymentFailed" : "toPay", { number: order.number })}
      text={
        order.reserved_until
          ? t("toPayUntil", { amount, date: formatDate(order.reserved_until, locale, "weekday") })
          : t(order.kind === "BOX" ? "toPayBox" : "toPayText", { amount })
      }
      action={<ButtonLink href={href(locale, "shop-checkout", null, { order: order.id })}>{t("pay")}</ButtonLink>}
    />
  );
}

export async function BoxToValidate({ box, locale }: { box: Request; locale: Locale }) {
  const t = await getTranslations("account");
  const path = href(locale, "infos-preview-profileId-requestId", { profileId: box.kid.id, requestId: box.id });
  return (
    <Task
      tone="tint"
      title={t("toValidate", { name: box.kid.firstname })}
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
      title={t("toReturn", { number: order.number })}
      text={order.return_until && t("toReturnUntil", { date: formatDate(order.return_until, locale, "weekday") })}
      action={
        <TextLink standalone href={href(locale, "infos-returns-order-id", { id: order.id })}>
          {t("seeReturn")}
        </TextLink>
      }
    />
  );
}
