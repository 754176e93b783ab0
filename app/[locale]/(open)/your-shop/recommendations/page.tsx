import { YourShopPage } from "#components/landing/your-shop-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import type { SearchParams } from "#lib/landing/landing-query.ts";

export const generateMetadata = () => shellMetadata("your-shop-recommendations");

export default function YourShopRecommendationsPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  return <YourShopPage name="your-shop-recommendations" list="recommendations" searchParams={searchParams} />;
}
