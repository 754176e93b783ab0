import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { notFound, permanentRedirect } from "next/navigation";
import { elided } from "#contract/elision.ts";
import { locales, type Locale } from "#contract/locale.ts";
import { ProductView } from "#components/catalog/product/product-view.tsx";
import { findCollection, findProduct, listProducts } from "#lib/catalog/api.ts";
import { emptyListQuery } from "#lib/catalog/list-query.ts";
import { parseProductSegment, productHref, productSegment } from "#lib/catalog/product-address.ts";
import { formatSizes } from "#lib/catalog/size.ts";
import { listDeliveryOffers } from "#lib/delivery/api.ts";
import { findProductReviews } from "#lib/reviews/api.ts";
import { formatEuros } from "#lib/money/format.ts";
import { pageMetadata } from "#lib/seo/page-metadata.ts";
import { productTitles } from "#lib/seo/product-titles.ts";
import { ownMetadata } from "#lib/seo/shared-metadata.ts";
import { PageHead } from "#components/seo/page-head.tsx";
import type { Product } from "#contract/catalog.ts";
import { isFeatureOn } from "#lib/website/api.ts";

interface ProductPageProps {
  params: Promise<{ collection: string; productId: string }>;
}

/** Whole and static: there is no shell to show before its parameters are known. */
export const instant = false;

/** Few, so that a build stays short: the others are rendered at their first visit and kept. */
const prerenderedCount = 8;

export async function generateStaticParams({ params }: { params: { locale: string } }) {
  const locale = locales.find((candidate) => candidate === params.locale);
  const list = locale && (await listProducts(locale, null, emptyListQuery, prerenderedCount));
  return (list?.products ?? []).map((product) => ({
    collection: product.collection_slug,
    productId: productSegment(product),
  }));
}

const findAsked = async (locale: Locale, segment: string) => {
  const id = parseProductSegment(segment);
  return id === null ? null : findProduct(locale, id);
};

async function metadataOf(locale: Locale, product: Product) {
  const [t, tSize] = await Promise.all([getTranslations("product"), getTranslations("size")]);
  const { id, name, alternates, brand, delivery_days } = product;
  const sizes = formatSizes(
    product.variants.map(({ size }) => size),
    locale,
    tSize("oneSize"),
  );
  return pageMetadata({
    locale,
    routeName: "shop-collection-productId",
    params: (other) => ({
      collection: product.collection_slug,
      productId: productSegment({ id, clean_name: alternates[other] }),
    }),
    title: productTitles(product, t("titleWithBrand", { name, brand: brand.name }), locale),
    description: t(
      "metaDescription",
      elided({
        name,
        brand: brand.name,
        price: formatEuros(product.lc_price, locale),
        sizes,
        ...delivery_days,
      }),
    ),
    ...(product.images[0] ? { image: product.images[0] } : {}),
  });
}

export async function generateMetadata({ params }: ProductPageProps): Promise<Metadata> {
  const [locale, { productId }] = await Promise.all([getLocale(), params]);
  const product = await findAsked(locale, productId);
  return product ? ownMetadata(await metadataOf(locale, product)) : {};
}

export default async function ProductPage({ params }: ProductPageProps) {
  const [locale, asked] = await Promise.all([getLocale(), params]);
  const product = await findAsked(locale, asked.productId);
  if (!product) notFound();
  const isCanonical = asked.collection === product.collection_slug && asked.productId === productSegment(product);
  if (!isCanonical) permanentRedirect(productHref(locale, product));
  const [collection, deliveryOffers, metadata, reviews, hasOwnShops, hasWoman] = await Promise.all([
    findCollection(locale, product.collection_slug),
    listDeliveryOffers(locale),
    metadataOf(locale, product),
    product.rating && findProductReviews(locale, product.id, 1),
    isFeatureOn(locale, "custom_shop"),
    isFeatureOn(locale, "woman"),
  ]);
  /* Where the women's world is closed its looks have no page. */
  const look = hasWoman || product.look?.profile_type !== "WOMAN" ? product.look : null;
  return (
    <>
      <PageHead metadata={metadata} />
      <ProductView
        product={{ ...product, look }}
        collectionName={collection?.name ?? product.brand.name}
        deliveryOffers={deliveryOffers}
        reviews={reviews}
        hasOwnShops={hasOwnShops}
      />
    </>
  );
}
