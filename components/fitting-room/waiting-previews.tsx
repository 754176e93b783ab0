import { getLocale, getTranslations } from "next-intl/server";
import type { Request } from "#contract/requests.ts";
import { BoxStatusBadge } from "#components/boxes/box-status-badge.tsx";
import { Picture } from "#components/catalog/picture.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Card } from "#components/ui/card.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { TextLink } from "#components/ui/link.tsx";
import { formatDate } from "#lib/dates/format.ts";
import { shopTime } from "#lib/dates/shop-day.ts";
import { formatEuros } from "#lib/money/format.ts";
import { href } from "#lib/routing/href.ts";

/** Enough to know the box by. */
const shownPieces = 4;

/** Boxes to look into, the one whose time is over first before the others; those to come say when they can be. */
export async function WaitingPreviews({ boxes }: { boxes: readonly Request[] }) {
  const [t, locale] = await Promise.all([getTranslations("fittingRoom"), getLocale()]);
  const composed = boxes
    .filter(({ items }) => items.length > 0)
    .toSorted((a, b) => (a.preview_until ?? "").localeCompare(b.preview_until ?? ""));
  const coming = boxes.filter(({ items }) => items.length === 0);
  if (boxes.length === 0)
    return (
      <EmptyState
        title={t("list.none")}
        text={t("list.noneText")}
        action={<ButtonLink href={href(locale, "infos-subscriptions")}>{t("list.noneWay")}</ButtonLink>}
      />
    );
  return (
    <>
      {composed.length === 0 && <p>{t("list.nothingYet")}</p>}
      {composed.map((box) => (
        <ComposedBox key={box.id} box={box} />
      ))}
      {coming.length > 0 && (
        <section className="flex flex-col gap-3" aria-labelledby="coming-boxes">
          <h2 id="coming-boxes" className="text-xl">
            {t("list.coming")}
          </h2>
          <ul className="flex flex-col gap-3">
            {coming.map(({ id, kid, delivery_date, subscription_id }) => (
              <Card
                as="li"
                tone="outline"
                key={`${id} ${subscription_id ?? kid.id}`}
                className="flex flex-wrap gap-x-6"
              >
                <p className="flex-1 basis-64">
                  {t("list.comingBox", { name: kid.firstname, date: formatDate(delivery_date, locale, "weekday") })}
                </p>
                <TextLink
                  standalone
                  href={href(locale, "kidId-suggestions-requestId", { kidId: kid.id, requestId: id })}
                >
                  {t("list.wish")}
                </TextLink>
              </Card>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

async function ComposedBox({ box }: { box: Request }) {
  const [t, locale] = await Promise.all([getTranslations("fittingRoom"), getLocale()]);
  const { kid, id, items, preview_until: until, status_details } = box;
  const params = { profileId: kid.id, requestId: id };
  const isWaiting = status_details.actions.includes("GO_TO_PREVIEW");
  const total = items.reduce((sum, { unit_price_ttc }) => sum + Math.round(unit_price_ttc * 100), 0) / 100;
  return (
    <Card as="article" stitched={isWaiting} tone={isWaiting ? "tint" : "surface"} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h2 className="text-2xl">{t("title", { name: kid.firstname })}</h2>
        <BoxStatusBadge status={status_details.code} />
      </div>
      <ul className="grid grid-cols-4 gap-2" aria-label={t("contents")}>
        {items.slice(0, shownPieces).map(({ look_index, item_index, image }) => (
          <li
            key={`${look_index} ${item_index}`}
            className="aspect-3/4 overflow-hidden rounded"
            style={{ background: image?.placeholder }}
          >
            {image && <Picture picture={image} sizes="160px" className="size-full object-cover" />}
          </li>
        ))}
      </ul>
      <p className="tabular-nums">
        {t("pieces", { count: items.length })} · <strong>{formatEuros(total, locale)}</strong>
      </p>
      {isWaiting && until && (
        <p>{t("deadline", { date: formatDate(until, locale, "weekday"), time: shopTime(until) })}</p>
      )}
      <ButtonLink
        className="self-start"
        variant={isWaiting ? "primary" : "secondary"}
        href={href(
          locale,
          isWaiting ? "infos-preview-profileId-requestId" : "infos-preview-profileId-requestId-confirmation",
          params,
        )}
      >
        {t(isWaiting ? "list.enter" : "list.see")}
      </ButtonLink>
    </Card>
  );
}
