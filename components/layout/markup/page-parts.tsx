import { NextIntlClientProvider } from "next-intl";
import type { ComponentProps, ComponentType } from "react";
import type { Locale } from "#contract/locale.ts";
import { ListContent } from "#components/catalog/list/list-content.tsx";
import { GalleryRest, GalleryThumbnails } from "#components/catalog/product/gallery-rest.tsx";
import { ModelColors } from "#components/catalog/product/model-colors.tsx";
import { ProductDetails, ProductPromises } from "#components/catalog/product/product-details.tsx";
import { ProductMore } from "#components/catalog/product/product-more.tsx";
import { ShopSections } from "#components/catalog/shop/shop-sections.tsx";
import { FaqSections } from "#components/content/faq-sections.tsx";
import { LookSections } from "#components/content/look-sections.tsx";
import { WorldSections } from "#components/content/world-sections.tsx";
import { ProductReviews } from "#components/reviews/product-reviews.tsx";
import { SharedHead } from "#components/seo/shared-head.tsx";
import { Breadcrumb } from "#components/ui/breadcrumb.tsx";
import { takeOver } from "#lib/html-once/handover.ts";
import { shopTimeZone } from "#lib/dates/format.ts";
import { catalogues } from "./catalogues.ts";
import { FailedDocument, MissingDocument } from "./documents.tsx";

/** Markup that server components hand over by name; see `PagePart`. */
const pageParts = {
  colors: ModelColors,
  crumbs: Breadcrumb,
  details: ProductDetails,
  failed: FailedDocument,
  faq: FaqSections,
  head: SharedHead,
  list: ListContent,
  looks: LookSections,
  missing: MissingDocument,
  more: ProductMore,
  pictures: GalleryRest,
  promises: ProductPromises,
  reviews: ProductReviews,
  shop: ShopSections,
  thumbnails: GalleryThumbnails,
  world: WorldSections,
};

export type PartName = keyof typeof pageParts;
export type PartProps<Name extends PartName> = ComponentProps<(typeof pageParts)[Name]>;

interface Part {
  name: PartName;
  locale: Locale;
  props: object;
}

/** What was handed over under a key, as markup. Only for the rendering of HTML: browsers never get it. */
export function PartContent({ part }: { part: string }) {
  const handedOver = takeOver(part) as Part | null;
  if (!handedOver) return null;
  const { name, locale, props } = handedOver;
  const Content = pageParts[name] as ComponentType<object>;
  return (
    <NextIntlClientProvider locale={locale} messages={catalogues[locale]} timeZone={shopTimeZone}>
      <Content {...props} />
    </NextIntlClientProvider>
  );
}
