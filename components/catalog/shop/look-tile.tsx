import { useLocale, useTranslations } from "next-intl";
import type { Look } from "#contract/catalog.ts";
import { Link } from "#components/ui/link.tsx";
import { priceLook } from "#lib/catalog/look-price.ts";
import { productHref } from "#lib/catalog/product-address.ts";
import { formatCents, formatEuros } from "#lib/money/format.ts";
import { href } from "#lib/routing/href.ts";
import { Picture } from "../picture.tsx";

/** A flat-lay and the pieces in it, each a link to its page. */
export function LookTile({ look }: { look: Look }) {
  const t = useTranslations("shop");
  const locale = useLocale();
  const { count, cents } = priceLook(look);
  return (
    <li className="lk">
      <div className="lk-p" style={{ background: look.image.placeholder }}>
        <Picture picture={look.image} sizes="(min-width: 64rem) 400px, 80vw" />
      </div>
      <h3>
        <Link href={href(locale, "look-id", { id: look.id })}>{look.name}</Link>
      </h3>
      <p>{t("lookBy", { stylist: look.stylist_name })}</p>
      <ul>
        {look.products.map((product) => (
          <li key={product.id}>
            <Link href={productHref(locale, product)}>{product.name}</Link>
            <span>{formatEuros(product.lc_price, locale)}</span>
          </li>
        ))}
      </ul>
      <p>{t("lookTotal", { count, price: formatCents(cents, locale) })}</p>
    </li>
  );
}
