import { YourShopPage } from "#components/landing/your-shop-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import type { SearchParams } from "#lib/landing/landing-query.ts";

export const generateMetadata = () => shellMetadata("your-shop-essentials");

export default function YourShopEssentialsPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  return <YourShopPage name="your-shop-essentials" list="essentials" searchParams={searchParams} />;
}
