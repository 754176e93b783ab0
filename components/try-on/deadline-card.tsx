import { getTranslations } from "next-intl/server";
import { elided } from "#contract/elision.ts";
import type { Locale } from "#contract/locale.ts";
import type { Order } from "#contract/orders.ts";
import { Card } from "#components/ui/card.tsx";
import { buttonClass } from "#components/ui/button-class.ts";
import { formatDate } from "#lib/dates/format.ts";
import { href } from "#lib/routing/href.ts";
import { absoluteUrl } from "#lib/seo/page-metadata.ts";
import { calendarAddress } from "#lib/try-on/calendar-file.ts";
import { ExtendButton } from "./extend-button.tsx";

interface DeadlineCardProps {
  order: Pick<Order, "id" | "number" | "return_until" | "can_extend_return">;
  locale: Locale;
  /** Who the box is for; null for an order of the shop. */
  name: string | null;
  /** The deadline is over. */
  isOver: boolean;
}

/** Until when, for the calendar too, and some days more in one press where that may be. */
export async function DeadlineCard({ order, locale, name, isOver }: DeadlineCardProps) {
  const t = await getTranslations("tryOn");
  const { id, number, return_until: until } = order;
  if (until === null) return null;
  const date = formatDate(until, locale, "weekday");
  if (isOver)
    return (
      <Card tone="tint">
        <p className="font-bold">{t("deadlineOver", { date })}</p>
        {name !== null && <p>{t("keepOnly")}</p>}
      </Card>
    );
  const url = absoluteUrl(href(locale, "infos-returns-order-id", { id }));
  const title = name === null ? t("calendarOrder", { number }) : t("calendarBox", elided({ name }));
  const file = calendarAddress({ id: `return-${id}`, day: until, title, text: url, url, remindDaysBefore: [2, 1] });
  return (
    <Card tone="tint" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="text-lg font-bold">{t("deadline", { date })}</p>
      <div className="flex flex-wrap gap-2">
        {order.can_extend_return && <ExtendButton orderId={id} />}
        <a href={file} download={`${number}.ics`} className={buttonClass({ variant: "ghost", size: "sm" })}>
          {t("calendar")}
        </a>
      </div>
    </Card>
  );
}
