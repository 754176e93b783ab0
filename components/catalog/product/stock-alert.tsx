import { useLocale, useTranslations } from "next-intl";
import type { Product } from "#contract/catalog.ts";
import { buttonClass } from "#components/ui/button-class.ts";
import { Disclosure } from "#components/ui/disclosure.tsx";
import { TextLink } from "#components/ui/link.tsx";
import { productHref } from "#lib/catalog/product-address.ts";
import { sizeChoices } from "#lib/catalog/size.ts";
import { href } from "#lib/routing/href.ts";

/**
 * Asks for a mail when a sold-out size is back. A plain form; `send-alert.ts` sends it where scripts run. While every size
 * is there it is hidden, until `offer-alert.ts` hears that one has gone.
 */
export function StockAlert({ product }: { product: Product }) {
  const t = useTranslations("stockAlert");
  const oneSize = useTranslations("size")("oneSize");
  const locale = useLocale();
  const soldOut = sizeChoices(product.variants, locale, oneSize).filter(({ is_available }) => !is_available);
  return (
    <Disclosure
      summary={t("title")}
      headingLevel={2}
      className="sh al"
      open={soldOut.length === product.variants.length}
      hidden={soldOut.length === 0}
    >
      <form method="post" action="/api/alert-form" noValidate data-stock-alert>
        <input type="hidden" name="locale" value={locale} />
        <input type="hidden" name="from" value={productHref(locale, product)} />
        <p>{t("text")}</p>
        <label className="sh-field">
          <b>{t("size")}</b>
          <select name="variant_id">
            {soldOut.map(({ variant_id, label }) => (
              <option key={variant_id} value={variant_id}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <label className="sh-field al-email">
          <b>{t("email")}</b>
          <input type="email" name="email" autoComplete="email" maxLength={254} required />
        </label>
        <button type="submit" className={buttonClass({ variant: "secondary" })}>
          {t("submit")}
        </button>
        <output className="sh-answer" />
        <p className="al-note">
          {t("privacy")} <TextLink href={`${href(locale, "terms-and-conditions")}#data`}>{t("privacyLink")}</TextLink>
        </p>
      </form>
    </Disclosure>
  );
}
