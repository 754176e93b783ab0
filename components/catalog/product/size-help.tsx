import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { Product } from "#contract/catalog.ts";
import { kidShoeSizes, kidSizes, womanSizes } from "#contract/sizes.ts";
import { Disclosure } from "#components/ui/disclosure.tsx";
import { sizeAdviceOf } from "#lib/catalog/size-advice.ts";
import { compareSizes, formatSize } from "#lib/catalog/size.ts";

/** Shoe sizes of women that children do not have. */
const largeShoes = ["39", "40", "41", "42"];

/**
 * Three questions for who does not know the size, and a place for the sizes of the family of whom is signed in. Markup
 * only: `product-deeds.tsx` fetches what reads the answers with the first of them.
 */
export function SizeHelp({ product }: { product: Product }) {
  const t = useTranslations("sizeHelp");
  const tSize = useTranslations("size");
  const locale = useLocale();
  const { kind } = sizeAdviceOf(product);
  if (kind === "one") return null;
  const options = (sizes: readonly string[]) =>
    sizes.map((size) => (
      <option key={size} value={size}>
        {formatSize(size, locale, tSize("oneSize"))}
      </option>
    ));
  const sizes = product.variants.toSorted((a, b) => compareSizes(a.size, b.size));
  return (
    <>
      <fieldset
        className="sh-own"
        aria-label={t("profiles")}
        data-own-sizes={`${product.profile_type} ${product.meta_category}`}
        hidden
      />
      <Disclosure summary={t("title")} headingLevel={2} className="sh">
        <form
          noValidate
          data-size-help={kind}
          data-sizes={sizes
            .map(({ variant_id, size, is_available }) => `${variant_id}:${size}:${Number(is_available)}`)
            .join("|")}
        >
          {kind === "kids" && (
            <>
              <Choice name="age" label={t("age")} empty={t("unknown")} options={options(kidSizes)} />
              <NumberField name="height" label={t("height")} hint={t("heightHint")} max={190} />
              <Ways name="room" label={t("room")} ways={[t("exact"), t("roomy")]} />
            </>
          )}
          {kind === "woman" && (
            <>
              <Choice name="usual" label={t("usual")} empty={t("unknown")} options={options(womanSizes)} />
              <Ways name="fits" label={t("fits")} ways={[t("loose"), t("well"), t("tight")]} chosen={1} />
              <Ways name="room" label={t("like")} ways={[t("close"), t("ample")]} />
            </>
          )}
          {kind === "shoes" && (
            <>
              <NumberField name="foot" label={t("foot")} hint={t("footHint")} max={32} />
              <Choice
                name="usual"
                label={t("usualShoe")}
                empty={t("unknown")}
                options={options(
                  product.profile_type === "WOMAN" ? ["35", "36", "37", "38", ...largeShoes] : kidShoeSizes,
                )}
              />
              <Ways name="room" label={t("width")} ways={[t("narrow"), t("wide")]} />
            </>
          )}
          <button type="submit" className="button button-secondary min-h-12 px-6">
            {t("ask")}
          </button>
          <output className="sh-answer" />
        </form>
      </Disclosure>
    </>
  );
}

function Choice({ name, label, empty, options }: { name: string; label: string; empty: string; options: ReactNode }) {
  return (
    <label className="sh-field">
      <b>{label}</b>
      <select name={name}>
        <option value="">{empty}</option>
        {options}
      </select>
    </label>
  );
}

function NumberField({ name, label, hint, max }: { name: string; label: string; hint: string; max: number }) {
  return (
    <label className="sh-field">
      <b>{label}</b>
      <input name={name} inputMode="decimal" maxLength={5} data-max={max} autoComplete="off" />
      <small>{hint}</small>
    </label>
  );
}

function Ways({
  name,
  label,
  ways,
  chosen = 0,
}: {
  name: string;
  label: string;
  ways: readonly string[];
  chosen?: number;
}) {
  return (
    <fieldset className="sh-field">
      <legend>
        <b>{label}</b>
      </legend>
      <div className="sh-ways">
        {ways.map((way, index) => (
          <label key={way} className="choice choice-chip">
            <input type="radio" name={name} value={index} defaultChecked={index === chosen} className="sr-only" />
            <span>{way}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
