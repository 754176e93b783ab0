import { useLocale, useTranslations } from "next-intl";
import type { Product } from "#contract/catalog.ts";
import { sizeAdviceOf, type SizeAdvice } from "#lib/catalog/size-advice.ts";
import { formatSize } from "#lib/catalog/size.ts";
import { formatTags } from "#lib/money/format.ts";

const texts = {
  kids: "adviceKids",
  woman: "adviceWoman",
  shoes: "adviceShoes",
  one: "adviceOne",
} as const satisfies Record<SizeAdvice["kind"], string>;

/** How to measure, and what each size of the product stands for. */
export function SizeAdviceTable({ product }: { product: Product }) {
  const t = useTranslations("size");
  const locale = useLocale();
  const { kind, columns, rows } = sizeAdviceOf(product);
  const inLanguage = (measure: string) =>
    measure.replace(/\d+\.\d+/g, (number) => Number(number).toLocaleString(formatTags[locale]));
  return (
    <>
      <p>{t(texts[kind])}</p>
      {rows.length > 0 && (
        <table className="sa">
          <caption>{t(kind === "shoes" ? "captionShoes" : "caption")}</caption>
          <thead>
            <tr>
              <th scope="col">{t("size")}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {t(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ size, measures }) => (
              <tr key={size}>
                <th scope="row">{formatSize(size, locale, t("oneSize"))}</th>
                {measures.map((measure, index) => (
                  <td key={columns[index]}>{inLanguage(measure)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {product.lengths && <p className="pf-note">{t(`lengthMeasured.${product.lengths.measured}`)}</p>}
    </>
  );
}
