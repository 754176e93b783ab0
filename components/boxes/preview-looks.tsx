import { getLocale, getTranslations } from "next-intl/server";
import type { Preview } from "#contract/requests.ts";
import { Facts } from "#components/account/facts.tsx";
import { Card } from "#components/ui/card.tsx";
import { TextLink } from "#components/ui/link.tsx";
import { productHref } from "#lib/catalog/product-address.ts";
import { formatSize } from "#lib/catalog/size.ts";
import { formatDate } from "#lib/dates/format.ts";
import { shopTime } from "#lib/dates/shop-day.ts";
import { formatEuros } from "#lib/money/format.ts";
import { href } from "#lib/routing/href.ts";
import { BoxStatusBadge } from "./box-status-badge.tsx";
import { ItemReasons } from "./item-reasons.tsx";
import { PieceList } from "./piece-list.tsx";

/** The stylist's choice look by look, with what it comes to; `isShort` leaves the looks out. */
export async function PreviewLooks({ preview, isShort = false }: { preview: Preview; isShort?: boolean }) {
  const [t, size, locale] = await Promise.all([
    getTranslations("accountPreview"),
    getTranslations("size"),
    getLocale(),
  ]);
  const { kid, totals, preview_until: until } = preview;
  const euros = (amount: number) => formatEuros(amount, locale);
  return (
    <>
      <Card as="section" tone="tint" className="flex flex-col gap-4">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <h2 className="text-xl">{t("of", { name: kid.firstname })}</h2>
          <BoxStatusBadge status={preview.status} />
        </div>
        <Facts
          facts={[
            { label: t("delivery"), value: formatDate(preview.delivery_date, locale, "weekday") },
            {
              label: t("until"),
              value:
                preview.is_open && until ? t("at", { date: formatDate(until, locale), time: shopTime(until) }) : null,
            },
            { label: t("count"), value: t("pieces", { count: totals.pieces }) },
            { label: t("total"), value: euros(totals.items_total_ttc) },
            {
              label: t("keepAll", { percent: totals.keep_all_percent }),
              value: totals.keep_all_percent > 0 ? euros(totals.keep_all_total_ttc) : null,
            },
            { label: t("comment"), value: preview.comment },
          ]}
        />
        {isShort && (
          <TextLink
            standalone
            href={href(locale, "infos-preview-profileId-requestId", {
              profileId: kid.id,
              requestId: preview.request_id,
            })}
          >
            {t("toLooks")}
          </TextLink>
        )}
      </Card>
      {!isShort &&
        preview.looks.map((look, index) => (
          <Card as="section" key={look.look_index} className="flex flex-col gap-4">
            <div className="flex flex-wrap items-baseline justify-between gap-3">
              <h2 className="text-xl">{t("look", { number: index + 1 })}</h2>
              <p className="font-bold tabular-nums">{euros(look.total_ttc)}</p>
            </div>
            <PieceList
              label={t("look", { number: index + 1 })}
              pieces={look.items.map(({ item_index, product, variant, unit_price_ttc, reasons }) => ({
                key: String(item_index),
                name: <TextLink href={productHref(locale, product)}>{product.name}</TextLink>,
                detail: `${product.brand_name} · ${formatSize(variant.size, locale, size("oneSize"))}`,
                image: product.images[0] ?? null,
                price: euros(unit_price_ttc),
                note: <ItemReasons reasons={reasons} />,
              }))}
            />
          </Card>
        ))}
      <TextLink standalone href={href(locale, "infos-all-boxes")}>
        {t("allBoxes")}
      </TextLink>
    </>
  );
}
