import { getTranslations } from "next-intl/server";
import type { Locale } from "#contract/locale.ts";
import type { Order } from "#contract/orders.ts";
import { WhereOn } from "#components/navigation/where-on.tsx";
import { Badge } from "#components/ui/badge.tsx";
import { Link } from "#components/ui/link.tsx";
import { productHref } from "#lib/catalog/product-address.ts";
import { formatSize, parseSize } from "#lib/catalog/size.ts";
import { formatEuros } from "#lib/money/format.ts";

/** What was bought, with pictures and the way back to each product, while there is a shop. */
export async function OrderLines({ lines, locale }: { lines: Order["lines"]; locale: Locale }) {
  const t = await getTranslations("order");
  const sizeLine = (size: string) =>
    parseSize(size).kind === "one" ? t("oneSize") : t("size", { size: formatSize(size, locale, t("oneSize")) });
  return (
    <ul aria-label={t("items")} className="flex flex-col gap-4">
      {lines.map((line) => (
        <li key={line.id} className="flex gap-4">
          <span
            className="aspect-3/4 w-[64px] shrink-0 self-start overflow-hidden rounded"
            style={{ background: line.image.placeholder }}
          >
            <img
              src={line.image.url}
              alt={line.image.alt}
              width={64}
              height={85}
              loading="lazy"
              decoding="async"
              className="size-full object-cover"
            />
          </span>
          <div className="min-w-0 flex-1">
            <WhereOn feature="shop" otherwise={<p className="font-bold leading-snug">{line.name}</p>}>
              <Link
                href={productHref(locale, {
                  id: line.product_id,
                  clean_name: line.clean_name,
                  collection_slug: line.collection_slug,
                })}
                className="font-bold leading-snug underline-offset-4 hover:underline"
              >
                {line.name}
              </Link>
            </WhereOn>
            <p className="text-sm text-muted">{line.brand_name}</p>
            <p className="text-sm">
              {sizeLine(line.size)}
              {line.quantity > 1 && ` · ${t("quantity", { count: line.quantity })}`}
            </p>
            {line.returned_quantity > 0 && (
              <p className="mt-1">
                <Badge tone="quiet">{t("returned", { count: line.returned_quantity })}</Badge>
              </p>
            )}
          </div>
          <p className="shrink-0 font-bold tabular-nums">{formatEuros(line.line_total_ttc, locale)}</p>
        </li>
      ))}
    </ul>
  );
}
