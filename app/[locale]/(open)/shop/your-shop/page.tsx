import { YourShopPage } from "#components/landing/your-shop-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import type { SearchParams } from "#lib/landing/landing-query.ts";

export const generateMetadata = () => shellMetadata("shop-your-shop");

export default function ShopYourShopPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  return <YourShopPage name="shop-your-shop" list="all" searchParams={searchParams} />;
}
