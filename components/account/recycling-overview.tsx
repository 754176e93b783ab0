import { getLocale, getTranslations } from "next-intl/server";
import type { AnswerOf } from "#contract/endpoint.ts";
import type { getRecycling } from "#contract/recycling.ts";
import { Badge } from "#components/ui/badge.tsx";
import { buttonClass } from "#components/ui/button-class.ts";
import { Card } from "#components/ui/card.tsx";
import { formatDate } from "#lib/dates/format.ts";
import { Facts } from "./facts.tsx";

type Recycling = AnswerOf<typeof getRecycling>;

/** Points the parcels brought, then their labels. */
export async function RecyclingOverview({ recycling }: { recycling: Recycling }) {
  const t = await getTranslations("accountRecycling");
  return (
    <>
      <Card tone="tint">
        <p className="text-muted">{t("earned")}</p>
        <p className="text-3xl font-bold tabular-nums">{t("points", { count: recycling.points_total })}</p>
        <p className="mt-2">{t("perParcel", { count: recycling.points_per_parcel })}</p>
      </Card>
      {recycling.labels.length === 0 && <p className="text-muted">{t("none")}</p>}
      {recycling.labels.map((label) => (
        <RecyclingLabelCard key={label.id} label={label} />
      ))}
    </>
  );
}

async function RecyclingLabelCard({ label }: { label: Recycling["labels"][number] }) {
  const [t, locale] = await Promise.all([getTranslations("accountRecycling"), getLocale()]);
  const { id, status, access_key, parcel_count, reward_points, tracking_numbers } = label;
  const date = formatDate(label.created_at, locale);
  const isOpen = status === "CREATED";
  return (
    <Card as="article" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h2 className="text-xl">{t("of", { date })}</h2>
        <Badge tone={isOpen ? "yellow" : "blue"}>{t(`status.${status}`)}</Badge>
      </div>
      <Facts
        facts={[
          { label: t("parcels"), value: String(parcel_count) },
          { label: t("handInBy"), value: isOpen ? formatDate(label.expires_on, locale) : null },
          { label: t("tracking"), value: tracking_numbers.join(", ") || null },
          { label: t("reward"), value: reward_points > 0 ? t("points", { count: reward_points }) : null },
        ]}
      />
      {isOpen && (
        <p>
          <a
            href={`/api/littlegeste/labels/${id}/label.pdf?${new URLSearchParams({ key: access_key }).toString()}`}
            target="_blank"
            rel="noopener"
            aria-label={t("labelOf", { date })}
            className={buttonClass({ size: "sm" })}
          >
            {t("label")}
          </a>
        </p>
      )}
    </Card>
  );
}
