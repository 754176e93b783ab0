import { getLocale, getTranslations } from "next-intl/server";
import { trackingAddress } from "#contract/carriers.ts";
import type { Locale } from "#contract/locale.ts";
import type { Return } from "#contract/returns.ts";
import { Facts } from "#components/account/facts.tsx";
import { Badge, type BadgeTone } from "#components/ui/badge.tsx";
import { Card } from "#components/ui/card.tsx";
import { TextLink } from "#components/ui/link.tsx";
import { formatDate } from "#lib/dates/format.ts";
import { formatEuros } from "#lib/money/format.ts";
import { hasLabel } from "#lib/returns/label-address.ts";
import { href } from "#lib/routing/href.ts";
import { absoluteUrl } from "#lib/seo/page-metadata.ts";
import { calendarAddress } from "#lib/try-on/calendar-file.ts";
import { CancelReturn } from "./cancel-return.tsx";
import { LabelLink } from "./label-link.tsx";
import { ParcelCode } from "./parcel-code.tsx";
import { ReturnLines } from "./return-lines.tsx";

const tones: Record<Return["status"], BadgeTone> = {
  DECLARED: "yellow",
  RECEIVED: "blue",
  SETTLED: "blue",
  EXPIRED: "quiet",
  CANCELLED: "quiet",
};

const linkClass =
  "inline-flex min-h-11 items-center font-bold underline decoration-thread decoration-2 underline-offset-4 hover:decoration-ink";

/** Money is or was given back for some of it. */
const isMoneyDue = ({ refund, expected_refund_ttc: expected, status }: Return): boolean =>
  refund !== null || ((status === "DECLARED" || status === "RECEIVED") && (expected ?? 0) > 0);

/** The last day to hand the parcel in, for a calendar. */
function reminderOf({ id, hand_in_by: day }: Return, { title, locale }: { title: string; locale: Locale }): string {
  const url = absoluteUrl(href(locale, "infos-returns-id", { id }));
  return calendarAddress({ id: `parcel-${id}`, day, title, text: url, url, remindDaysBefore: [2, 1] });
}

interface ReturnCardProps {
  entry: Return;
  /** With the pieces; otherwise a link leads to them. */
  isFull?: boolean;
  /** With what is shown at the counter instead of a printed label, while there is a parcel to hand in. */
  hasCode?: boolean;
}

/** One return: how it stands and what it brings. */
export async function ReturnCard({ entry, isFull = false, hasCode = isFull }: ReturnCardProps) {
  const [t, locale] = await Promise.all([getTranslations("accountReturn"), getLocale()]);
  const euros = (amount: number | null | undefined) => (amount == null ? null : formatEuros(amount, locale));
  const day = (date: string | null) => date && formatDate(date, locale);
  const tracking = trackingAddress(entry.carrier, entry.tracking_number);
  return (
    <Card as="article" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h2 className="text-xl">{t("of", { number: entry.order.number, kind: entry.order.kind })}</h2>
        <Badge tone={tones[entry.status]}>{t(`status.${entry.status}`)}</Badge>
      </div>
      <Facts
        facts={[
          { label: t("declared"), value: day(entry.created_at) },
          { label: t("handInBy"), value: hasLabel(entry) ? day(entry.hand_in_by) : null },
          { label: t("mode"), value: t(`modes.${entry.mode}`) },
          { label: t("carrier"), value: entry.carrier },
          { label: t("tracking"), value: entry.tracking_number || null },
          { label: t("received"), value: day(entry.received_at) },
          { label: t("expected"), value: entry.refund ? null : euros(entry.expected_refund_ttc) },
          { label: t("refundTo"), value: isMoneyDue(entry) ? t(`to.${entry.refund_to}`) : null },
          { label: t("refund"), value: euros(entry.refund?.amount_ttc) },
          { label: t("refundBy"), value: isMoneyDue(entry) && !entry.refund?.is_sent ? day(entry.refund_by) : null },
        ]}
      />
      {isFull && <ReturnLines items={entry.items} />}
      {hasCode && entry.code && <ParcelCode rows={entry.code} number={entry.tracking_number} />}
      {entry.replacement_order_number && (
        <TextLink standalone href={`${href(locale, "infos-orders")}#${entry.replacement_order_number}`}>
          {t("replacement", { number: entry.replacement_order_number })}
        </TextLink>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 empty:hidden">
        {hasLabel(entry) && <LabelLink entry={entry} />}
        {isFull && tracking !== null && entry.status !== "CANCELLED" && (
          <a href={tracking} target="_blank" rel="noopener noreferrer" className={linkClass}>
            {t("track", { carrier: entry.carrier })}
          </a>
        )}
        {isFull && hasLabel(entry) && (
          <a
            href={reminderOf(entry, { title: t("calendarTitle", { number: entry.order.number }), locale })}
            download={`${entry.order.number}.ics`}
            className={linkClass}
          >
            {t("calendar")}
          </a>
        )}
        {isFull && entry.can_cancel && <CancelReturn id={entry.id} number={entry.order.number} />}
        {!isFull && (
          <TextLink standalone href={href(locale, "infos-returns-id", { id: entry.id })}>
            {t("details")}
          </TextLink>
        )}
      </div>
    </Card>
  );
}
