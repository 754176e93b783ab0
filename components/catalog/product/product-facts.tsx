import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { Product } from "#contract/catalog.ts";
import { Disclosure } from "#components/ui/disclosure.tsx";
import { SizeAdviceTable } from "./size-advice-table.tsx";

/** What the law and careful parents ask for: sizes, composition, origin (French AGEC sheet), who answers for safety (GPSR). */
export function ProductFacts({ product }: { product: Product }) {
  const t = useTranslations("product");
  const locale = useLocale();
  const { origin, manufacturer, brand } = product;
  const composition = product.composition
    .map(({ material, percent }) => `${t("recycledPercent", { percent })} ${material}`)
    .join(", ");
  return (
    <div className="pf">
      <Disclosure summary={t("sizeAdvice")} headingLevel={2} id="size-advice">
        <SizeAdviceTable product={product} />
      </Disclosure>
      <Disclosure summary={t("compositionTitle")} headingLevel={2}>
        <Facts
          rows={[
            [t("composition"), composition],
            [t("fabric"), product.fabric.name],
            [t("color"), product.color.name],
            [t("pattern"), product.pattern.name],
            [t("care"), product.care.join(", ")],
            [t("reference"), product.sku],
          ]}
        />
      </Disclosure>
      <Disclosure summary={t("originTitle")} headingLevel={2}>
        <Facts
          rows={[
            [t("weaving"), <Country key="w" code={origin.weaving} />],
            [t("dyeing"), <Country key="d" code={origin.dyeing} />],
            [t("making"), <Country key="m" code={origin.making} />],
            [
              t("recycled"),
              origin.recycled_percent > 0
                ? t("recycledPercent", { percent: origin.recycled_percent })
                : t("recycledNone"),
            ],
          ]}
        />
        {origin.sheds_microfibres && <p className="pf-note">{t("microfibres")}</p>}
        <p className="pf-note">
          <a
            href={`/api/products/${product.id}/environmental-sheet.pdf?locale=${locale}`}
            target="_blank"
            rel="noopener"
          >
            {t("environmentalSheet")}
          </a>
        </p>
      </Disclosure>
      <Disclosure summary={t("safetyTitle")} headingLevel={2}>
        <p>{t("brandTitle", { brand: brand.name })}</p>
        <p className="pf-note">{brand.description}</p>
        <Facts
          rows={[
            [
              t("manufacturer"),
              <span key="m">
                {manufacturer.name}, {manufacturer.address},{" "}
                <a href={`mailto:${manufacturer.email}`}>{manufacturer.email}</a>
              </span>,
            ],
            ...(product.warnings.length > 0 ? [[t("warnings"), product.warnings.join(" ")] as const] : []),
          ]}
        />
      </Disclosure>
    </div>
  );
}

/** Names and values, one below the other. */
export function Facts({ rows }: { rows: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Country({ code }: { code: string }) {
  const locale = useLocale();
  return /^[A-Z]{2}$/.test(code) ? new Intl.DisplayNames(locale, { type: "region" }).of(code) : code;
}
