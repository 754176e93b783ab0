import { YourShopPage } from "#components/landing/your-shop-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import type { SearchParams } from "#lib/landing/landing-query.ts";

export const generateMetadata = () => shellMetadata("your-shop-looks");

export default function YourShopLooksPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  return <YourShopPage name="your-shop-looks" list="looks" searchParams={searchParams} />;
}
