import { useLocale, useTranslations } from "next-intl";
import type { Product, WornPicture } from "#contract/catalog.ts";
import type { ShippingFee } from "#contract/delivery.ts";
import type { ProductReviews } from "#contract/reviews.ts";
import { toCents } from "#contract/money.ts";
import { FavouriteButton } from "#components/favourites/favourite-button.tsx";
import { PagePart } from "#components/html-once/page-part.tsx";
import { SubscriberPrice } from "#components/price/subscriber-price.tsx";
import { Link } from "#components/ui/link.tsx";
import { MarkedPage } from "#components/page/marked-page.tsx";
import { listHref, listMarks } from "#lib/catalog/list-address.ts";
import { productHref } from "#lib/catalog/product-address.ts";
import { formatSize } from "#lib/catalog/size.ts";
import { countryOf, defaultOptionOf } from "#lib/locale/options.ts";
import { href } from "#lib/routing/href.ts";
import { breadcrumbJsonLd } from "#lib/seo/json-ld.ts";
import { absoluteUrl } from "#lib/seo/page-metadata.ts";
import { productJsonLd } from "#lib/seo/product-json-ld.ts";
import { ProductRating } from "../product-rating.tsx";
import { ProductPrice } from "../product-price.tsx";
import { Gallery } from "./gallery.tsx";
import { ProductDeeds } from "./product-deeds.tsx";
import { ProductPurchase } from "./product-purchase.tsx";
import { RecentlySeen } from "./recently-seen.tsx";
import { withWornPicture, wornByVariant } from "./worn-pictures.ts";

interface ProductViewProps {
  product: Product;
  /** Name of the collection the product's address stands in. */
  collectionName: string;
  /** How every country is reached. */
  deliveryOffers: readonly ShippingFee[];
  /** The first of them; null while nobody has written. */
  reviews: ProductReviews | null;
  /** Whether clients have shops of their own. */
  hasOwnShops: boolean;
}

const goesWithCount = 4;
/** So many reviews stand on the page itself, beside what all of them say together; the others have a page. */
const reviewCount = 2;

/** The picture, the price and what buys are there at once on every way to the page; the rest is a part of its HTML. */
export function ProductView({ product, collectionName, deliveryOffers, reviews, hasOwnShops }: ProductViewProps) {
  const t = useTranslations("product");
  const tList = useTranslations("list");
  const tFavourites = useTranslations("favourites");
  const oneSize = useTranslations("size")("oneSize");
  const locale = useLocale();
  const path = productHref(locale, product);
  const firstReviews = reviews && { ...reviews, items: reviews.items.slice(0, reviewCount) };
  const country = countryOf(defaultOptionOf(locale));
  const offer = deliveryOffers.find(({ country_code, mode }) => country_code === country && mode === "HOME") ?? null;
  const crumbs = [
    { name: tList("home"), href: href(locale, "index") },
    { name: tList("shop"), href: href(locale, "shop") },
    { name: collectionName, href: listHref(locale, product.collection_slug) },
    { name: product.name },
  ];
  const describeWorn = ({ size, wearer, height_cm }: WornPicture) =>
    t("worn", { wearer, height: height_cm, size: formatSize(size, locale, oneSize) });
  return (
    <main className="wide product-page">
      <MarkedPage marks={{ ...listMarks(product.collection_slug), "data-buy": "bar" }} />
      <PagePart name="crumbs" className="crumbs" props={{ label: tList("breadcrumb"), items: crumbs }} />
      <div className="pd">
        <Gallery product={withWornPicture(product, describeWorn)} worn={wornByVariant(product, describeWorn)} />
        <div className="pd-info">
          <div className="pd-top">
            <p className="pd-brand">
              <Link href={href(locale, "brand-slug", { slug: product.brand.slug })}>{product.brand.name}</Link>
            </p>
            {product.rating && <ProductRating rating={product.rating} href="#reviews" />}
          </div>
          <h1 tabIndex={-1}>{product.name}</h1>
          <div className="pd-offer">
            <ProductPrice product={product} className="pr pd-price" />
            <FavouriteButton
              locale={locale}
              id={product.id}
              cents={toCents(product.lc_price)}
              label={tFavourites("keep", { product: product.name })}
            />
          </div>
          <SubscriberPrice locale={locale} cents={toCents(product.lc_price)} />
          {product.colors.length > 0 && (
            <PagePart name="colors" className="pd-colors" props={{ current: product.id, pieces: product.colors }} />
          )}
          <ProductPurchase product={product} />
          <PagePart name="promises" props={{ product, offer, hasOwnShops }} />
        </div>
        <PagePart name="details" className="pd-more" props={{ product }} />
      </div>
      {firstReviews && firstReviews.total > 0 && (
        <PagePart
          name="reviews"
          props={{ reviews: firstReviews, all: href(locale, "shop-product-reviews", { id: product.id, page: 1 }) }}
        />
      )}
      <PagePart
        name="more"
        props={{
          productId: product.id,
          look: product.look,
          goesWith: product.goes_with.slice(0, goesWithCount),
          things: [
            productJsonLd({
              product,
              colors: product.colors
                .filter(({ id }) => id !== product.id)
                .map((piece) => absoluteUrl(productHref(locale, piece))),
              reviews: firstReviews?.items ?? [],
              url: absoluteUrl(path),
              absolute: absoluteUrl,
              formatSize: (size) => formatSize(size, locale, oneSize),
            }),
            breadcrumbJsonLd(crumbs, absoluteUrl),
          ],
        }}
      />
      <RecentlySeen
        visited={{ id: product.id, href: path, name: product.name, image: product.images[0]?.url ?? "" }}
        title={t("recentlySeen")}
      />
      <ProductDeeds name={product.name} />
    </main>
  );
}
