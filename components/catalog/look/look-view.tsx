import { useTranslations } from "next-intl";
import type { Look } from "#contract/catalog.ts";
import type { Locale } from "#contract/locale.ts";
import { LookRow } from "#components/content/look-row.tsx";
import { MarkedPage } from "#components/page/marked-page.tsx";
import { JsonLd } from "#components/seo/json-ld.tsx";
import { Breadcrumb } from "#components/ui/breadcrumb.tsx";
import { TextLink } from "#components/ui/link.tsx";
import { productHref } from "#lib/catalog/product-address.ts";
import { href } from "#lib/routing/href.ts";
import { breadcrumbJsonLd, listJsonLd } from "#lib/seo/json-ld.ts";
import { absoluteUrl } from "#lib/seo/page-metadata.ts";
import { LookDeeds } from "./look-deeds.tsx";
import { WholeLook } from "./whole-look.tsx";

interface LookViewProps {
  locale: Locale;
  look: Look;
  /** Of the same world. */
  others: readonly Look[];
  /** Whether clients have shops of their own. */
  hasOwnShops: boolean;
}

/** A look on a page of its own: its flat-lay, its pieces with a size each, and one button for all of them. */
export function LookView({ locale, look, others, hasOwnShops }: LookViewProps) {
  const t = useTranslations("lookPage");
  const tContent = useTranslations("content");
  const tList = useTranslations("list");
  const isWoman = look.profile_type === "WOMAN";
  const crumbs = [
    { name: tList("home"), href: href(locale, isWoman ? "woman" : "index") },
    { name: t("looks"), href: href(locale, "looks") },
    { name: look.name },
  ];
  return (
    <main>
      <MarkedPage marks={{ ...(isWoman ? { "data-theme": "woman" } : {}), "data-buy": "bar" }} />
      <div className="wide">
        <Breadcrumb className="crumbs" label={tList("breadcrumb")} items={crumbs} />
        <WholeLook look={look} isFirst />
        <p className="mt-8">
          <TextLink
            standalone
            href={href(locale, isWoman ? "quiz-signup-woman" : "quiz-signup-kid")}
            data-member-href={hasOwnShops ? href(locale, "your-shop-looks") : undefined}
          >
            {tContent(isWoman ? "looksInBoxWoman" : "looksInBox")}
          </TextLink>
        </p>
      </div>
      <LookRow
        locale={locale}
        title={t("others")}
        looks={others}
        all={{ href: href(locale, "looks"), label: t("all") }}
      />
      <JsonLd
        things={[
          listJsonLd(
            look.name,
            look.products.map((product) => ({ name: product.name, url: absoluteUrl(productHref(locale, product)) })),
          ),
          breadcrumbJsonLd(crumbs, absoluteUrl),
        ]}
      />
      <LookDeeds />
    </main>
  );
}
