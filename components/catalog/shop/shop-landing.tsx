import { useLocale, useTranslations } from "next-intl";
import { QuickAdd } from "#components/cart/quick-add.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { PagePart } from "#components/html-once/page-part.tsx";
import { ScallopEdge } from "#components/ui/ornament.tsx";
import { allProductsSlug, listHref } from "#lib/catalog/list-address.ts";
import { Picture } from "../picture.tsx";
import { newSlug, type ShopSectionsProps } from "./shop-sections.tsx";

export function ShopLanding({ collections, newest, looks }: ShopSectionsProps) {
  const t = useTranslations("shop");
  const locale = useLocale();
  const cover = collections.find(({ slug }) => slug === newSlug);
  return (
    <main className="shop-page">
      <section className="shop-hero" data-tone="accent">
        <div className="wide">
          <div>
            <h1 tabIndex={-1}>{t("heroTitle")}</h1>
            <p>{t("heroText")}</p>
            <p className="sh-links">
              <ButtonLink href={listHref(locale, newSlug)}>{t("heroNew")}</ButtonLink>
              <ButtonLink href={listHref(locale, allProductsSlug)} variant="secondary">
                {t("heroAll")}
              </ButtonLink>
            </p>
          </div>
          {cover && <Picture picture={cover.image} sizes="(min-width: 48rem) 40vw, 1px" alt="" className="sh-p" />}
        </div>
      </section>
      <ScallopEdge tone="accent" />
      <PagePart name="shop" props={{ collections, newest, looks }} />
      <QuickAdd locale={locale} />
    </main>
  );
}
