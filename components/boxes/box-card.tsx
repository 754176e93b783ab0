import { getLocale, getTranslations } from "next-intl/server";
import type { Request } from "#contract/requests.ts";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Card } from "#components/ui/card.tsx";
import { Disclosure } from "#components/ui/disclosure.tsx";
import { TextLink } from "#components/ui/link.tsx";
import { formatSize } from "#lib/catalog/size.ts";
import { formatDate } from "#lib/dates/format.ts";
import { formatEuros } from "#lib/money/format.ts";
import { href } from "#lib/routing/href.ts";
import { ParcelTracking } from "#components/orders/parcel-tracking.tsx";
import { PicturesInShort } from "#components/orders/pictures-in-short.tsx";
import { Facts } from "#components/account/facts.tsx";
import { BoxObstacle } from "./box-obstacle.tsx";
import { BoxStatusBadge } from "./box-status-badge.tsx";
import { PieceList } from "./piece-list.tsx";

/** One box: how it stands, when it comes, what is in it. */
export async function BoxCard({ box, headingLevel = 3 }: { box: Request; headingLevel?: 2 | 3 }) {
  const [t, size, locale] = await Promise.all([getTranslations("accountBox"), getTranslations("size"), getLocale()]);
  const Heading = `h${headingLevel}` as "h2";
  const { code, actions } = box.status_details;
  const isOver = code === "CLOSED" || code === "CANCELLED";
  return (
    <Card as="article" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <Heading className="text-xl">
          {box.id === 0 ? t("upcoming", { name: box.kid.firstname }) : t("of", { name: box.kid.firstname })}
        </Heading>
        <BoxStatusBadge status={code} />
      </div>
      <BoxObstacle box={box} />
      <Facts
        facts={[
          {
            label: t(isOver || code === "DELIVERED" ? "deliveryWas" : "delivery"),
            value: code === "CANCELLED" ? null : formatDate(box.delivery_date, locale),
          },
          { label: t("kind"), value: t(`kinds.${box.kind}`) },
          {
            label: t("budget"),
            value: box.budget_ttc === null ? null : t("upTo", { amount: formatEuros(box.budget_ttc, locale) }),
          },
          {
            label: t("mode"),
            value: box.delivery.pickup_point ? box.delivery.pickup_point.name : t(`modes.${box.delivery.mode}`),
          },
          { label: t("wishes"), value: box.wishes.length === 0 ? null : t("pieces", { count: box.wishes.length }) },
          {
            label: t("order"),
            value: box.order && (
              <TextLink href={`${href(locale, "infos-orders")}#${box.order.number}`}>{box.order.number}</TextLink>
            ),
          },
        ]}
      />
      {box.order && code === "SHIPPED" && (
        <ParcelTracking carrier={box.order.carrier} number={box.order.tracking_number} />
      )}
      {box.items.length > 0 && (
        <Disclosure
          summary={
            <PicturesInShort images={box.items.map(({ image }) => image)}>
              {t("pieces", { count: box.items.length })}
            </PicturesInShort>
          }
          className="border-b-0 border-t-[1.5px]"
        >
          <PieceList
            label={t("inside")}
            pieces={box.items.map((item) => ({
              key: `${item.look_index}-${item.item_index}`,
              name: item.name,
              detail: formatSize(item.size, locale, size("oneSize")),
              image: item.image,
              price: formatEuros(item.unit_price_ttc, locale),
            }))}
          />
        </Disclosure>
      )}
      <div className="flex flex-wrap gap-3 empty:hidden">
        {box.order && code === "DELIVERED" && (
          <ButtonLink href={href(locale, "infos-returns-order-id", { id: box.order.id })}>{t("toTryOn")}</ButtonLink>
        )}
        {box.order && code === "CLOSED" && (
          <ButtonLink variant="secondary" href={href(locale, "infos-rating-orderId", { orderId: box.order.id })}>
            {t("toRating")}
          </ButtonLink>
        )}
        {actions.includes("GO_TO_PREVIEW") && (
          <ButtonLink
            href={href(locale, "infos-preview-profileId-requestId", { profileId: box.kid.id, requestId: box.id })}
          >
            {t("toPreview")}
          </ButtonLink>
        )}
        {actions.includes("GO_TO_SUGGESTIONS") && (
          <ButtonLink
            variant="secondary"
            href={href(locale, "kidId-suggestions-requestId", { kidId: box.kid.id, requestId: box.id })}
          >
            {t("toSuggestions")}
          </ButtonLink>
        )}
        {actions.includes("UPDATE_DELIVERY_DATE") && (
          <ButtonLink variant="secondary" href={href(locale, "kidId-malle", { kidId: box.kid.id })}>
            {t("toRhythm")}
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}
