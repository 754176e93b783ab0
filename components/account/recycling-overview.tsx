import { getLocale, getTranslations } from "next-intl/server";
import type { AnswerOf } from "#contract/endpoint.ts";
import type { getRecycling } from "#contract/recycling.ts";
import { Badge } from "#components/ui/badge.tsx";
import { buttonClass } from "#components/ui/button-class.ts";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Card } from "#components/ui/card.tsx";
import { TextLink } from "#components/ui/link.tsx";
import { formatDate } from "#lib/dates/format.ts";
import { href } from "#lib/routing/href.ts";
import { isFeatureOn } from "#lib/website/api.ts";
import { Facts } from "./facts.tsx";

type Recycling = AnswerOf<typeof getRecycling>;

/** Points the parcels brought, then their labels. */
export async function RecyclingOverview({ recycling }: { recycling: Recycling }) {
  const [t, locale] = await Promise.all([getTranslations("accountRecycling"), getLocale()]);
  const hasLoyalty = await isFeatureOn(locale, "loyalty");
  return (
    <>
      <Card tone="tint">
        <p className="text-muted">{t("earned")}</p>
        <p className="text-3xl font-bold tabular-nums">{t("points", { count: recycling.points_total })}</p>
        {recycling.points_per_parcel > 0 && (
          <p className="mt-2">{t("perParcel", { count: recycling.points_per_parcel })}</p>
        )}
        <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
          <ButtonLink href={href(locale, "littlegeste-create-label")}>{t("create")}</ButtonLink>
          {hasLoyalty && <TextLink href={href(locale, "infos-loyalty")}>{t("toPoints")}</TextLink>}
        </div>
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
  const pdf = `/api/littlegeste/labels/${id}/label.pdf?${new URLSearchParams({ key: access_key }).toString()}`;
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
        <p className="flex flex-wrap gap-3">
          <a
            href={pdf}
            target="_blank"
            rel="noopener"
            aria-label={t("labelOf", { date })}
            className={buttonClass({ size: "sm" })}
          >
            {t("label")}
          </a>
          <a
            href={`${pdf}&format=A6`}
            target="_blank"
            rel="noopener"
            aria-label={t("labelSmallOf", { date })}
            className={buttonClass({ size: "sm", variant: "secondary" })}
          >
            {t("labelSmall")}
          </a>
        </p>
      )}
    </Card>
  );
}
