import { getLocale, getTranslations } from "next-intl/server";
import type { Return } from "#contract/returns.ts";
import { Facts } from "#components/account/facts.tsx";
import { Badge, type BadgeTone } from "#components/ui/badge.tsx";
import { Card } from "#components/ui/card.tsx";
import { TextLink } from "#components/ui/link.tsx";
import { formatDate } from "#lib/dates/format.ts";
import { formatEuros } from "#lib/money/format.ts";
import { hasLabel } from "#lib/returns/label-address.ts";
import { href } from "#lib/routing/href.ts";
import { LabelLink } from "./label-link.tsx";
import { ReturnLines } from "./return-lines.tsx";

const tones: Record<Return["status"], BadgeTone> = {
  DECLARED: "yellow",
  RECEIVED: "blue",
  SETTLED: "blue",
  EXPIRED: "quiet",
  CANCELLED: "quiet",
};

/** One return: how it stands and what it brings; `isFull` adds the pieces, otherwise a link leads to them. */
export async function ReturnCard({ entry, isFull = false }: { entry: Return; isFull?: boolean }) {
  const [t, locale] = await Promise.all([getTranslations("accountReturn"), getLocale()]);
  const euros = (amount: number | null | undefined) => (amount == null ? null : formatEuros(amount, locale));
  const day = (date: string | null) => date && formatDate(date, locale);
  return (
    <Card as="article" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h2 className="text-xl">{t("of", { number: entry.order.number })}</h2>
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
          { label: t("refund"), value: euros(entry.refund?.amount_ttc) },
          { label: t("refundBy"), value: entry.refund?.is_sent ? null : day(entry.refund_by) },
        ]}
      />
      {isFull && <ReturnLines items={entry.items} />}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 empty:hidden">
        {hasLabel(entry) && <LabelLink entry={entry} />}
        {!isFull && (
          <TextLink standalone href={href(locale, "infos-returns-id", { id: entry.id })}>
            {t("details")}
          </TextLink>
        )}
      </div>
    </Card>
  );
}
