import { notFound } from "next/navigation";
import type { Sort } from "#contract/catalog.ts";
import type { Locale } from "#contract/locale.ts";
import type { Profile } from "#contract/profiles.ts";
import { listProducts } from "#lib/catalog/api.ts";
import { href } from "#lib/routing/href.ts";
import { sizesOf } from "#lib/profiles/sizes-of.ts";
import { FittingProducts } from "./fitting-products.tsx";

interface SortedProductsProps {
  name: "kidId-your-shop-new" | "kidId-your-shop-promo";
  profile: Profile;
  locale: Locale;
  page: number;
}

const sorts = { "kidId-your-shop-new": "newest", "kidId-your-shop-promo": "discount" } as const satisfies Record<
  SortedProductsProps["name"],
  Sort
>;

/** The catalogue in the sizes of a profile, the newest or the most reduced first; reduced pieces only among the latter. */
export async function SortedProducts({ name, profile, locale, page }: SortedProductsProps) {
  const sort = sorts[name];
  const found = await listProducts(locale, null, {
    name: "",
    page,
    gender: [profile.gender],
    size: sizesOf(profile),
    family: [],
    sort,
  });
  if (found === null) notFound();
  const products =
    sort === "discount" ? found.products.filter(({ original_price }) => original_price !== null) : found.products;
  return (
    <FittingProducts
      profile={profile}
      found={{ ...found, products }}
      hrefOf={(number) => href(locale, name, { kidId: profile.id }, number > 1 ? { page: number } : {})}
    />
  );
}
