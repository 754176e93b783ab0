import { useLocale, useTranslations } from "next-intl";
import type { Look } from "#contract/catalog.ts";
import { elided } from "#contract/elision.ts";
import { toCents } from "#contract/money.ts";
import { buttonClass } from "#components/ui/button-class.ts";
import { Link } from "#components/ui/link.tsx";
import { lookAddress, pieceField, sizeField } from "#lib/catalog/look-form.ts";
import { isInStock, priceLook } from "#lib/catalog/look-price.ts";
import { productHref } from "#lib/catalog/product-address.ts";
import { sizeChoices } from "#lib/catalog/size.ts";
import { formatCents, formatEuros } from "#lib/money/format.ts";
import { href } from "#lib/routing/href.ts";
import { Picture } from "../picture.tsx";

interface WholeLookProps {
  look: Look;
  /** The product whose page it stands on; none on the page of the look itself. */
  productId?: number;
  isFirst?: boolean;
}

/** A look with a size for each of its pieces and one button for all of them. See `take-look.ts`, and `look-form` for where no script runs. */
export function WholeLook({ look, productId, isFirst = false }: WholeLookProps) {
  const t = useTranslations("wholeLook");
  const oneSize = useTranslations("size")("oneSize");
  const locale = useLocale();
  const products = [
    ...look.products.filter(({ id }) => id === productId),
    ...look.products.filter(({ id }) => id !== productId),
  ];
  const { count, cents } = priceLook(look);
  return (
    <section className={isFirst ? "wl wl-page" : "px wl"} aria-labelledby={`look-${look.id}`}>
      <div className="wl-picture" style={{ background: look.image.placeholder }}>
        <Picture
          picture={look.image}
          sizes="(min-width: 64rem) 480px, 100vw"
          {...(isFirst ? { priority: "first" as const } : {})}
        />
      </div>
      <form className="wl-form" method="post" action={lookAddress} noValidate data-look={look.id}>
        <input type="hidden" name="locale" value={locale} />
        <input type="hidden" name="look" value={look.id} />
        {isFirst ? (
          <h1 id={`look-${look.id}`} tabIndex={-1}>
            {look.name}
          </h1>
        ) : (
          <>
            <h2 id={`look-${look.id}`}>{t("title")}</h2>
            <p className="wl-title">
              <Link href={href(locale, "look-id", { id: look.id })}>{look.name}</Link>
            </p>
          </>
        )}
        {look.stylist_slug && (
          <p className="wl-by">
            <Link href={href(locale, "stylist-slug", { slug: look.stylist_slug })}>
              {t("by", { stylist: look.stylist_name })}
            </Link>
          </p>
        )}
        {isFirst && look.description && <p>{look.description}</p>}
        <ul aria-label={t("pieces")}>
          {products.map((product) => {
            const { id, name, lc_price, images, variants } = product;
            const [only] = variants;
            const isOnly = variants.length === 1 && only?.is_available === true;
            const [front] = images;
            return (
              <li key={id} data-cents={toCents(lc_price)} data-name={name}>
                <input
                  type="checkbox"
                  className="check-mark"
                  name={pieceField}
                  value={id}
                  aria-label={t("include", { product: name })}
                  defaultChecked={isInStock(product)}
                  disabled={!isInStock(product)}
                />
                {front && <Picture picture={front} sizes="64px" alt="" />}
                <span className="wl-name">
                  {id === productId ? <b>{name}</b> : <Link href={productHref(locale, product)}>{name}</Link>}
                  <span>{formatEuros(lc_price, locale)}</span>
                </span>
                {isInStock(product) ? (
                  <select
                    name={sizeField(id)}
                    aria-label={t("size", elided({ product: name }))}
                    defaultValue={isOnly ? only.variant_id : ""}
                  >
                    <option value="">{t("choose")}</option>
                    {sizeChoices(variants, locale, oneSize).map(({ variant_id, label, is_available }) => (
                      <option key={variant_id} value={variant_id} disabled={!is_available}>
                        {is_available ? label : t("sizeSoldOut", { size: label })}
                      </option>
                    ))}
                  </select>
                ) : (
                  <span className="wl-gone">{t("soldOut")}</span>
                )}
              </li>
            );
          })}
        </ul>
        <output className="wl-status" />
        {count > 0 && (
          <div className="wl-take">
            <button type="submit" className={buttonClass({ size: "lg" })}>
              {t("take", { total: formatCents(cents, locale) })}
            </button>
          </div>
        )}
      </form>
    </section>
  );
}
