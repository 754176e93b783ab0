import { YourShopPage } from "#components/landing/your-shop-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import type { SearchParams } from "#lib/landing/landing-query.ts";

export const generateMetadata = () => shellMetadata("your-shop");

export default function YourShopDoorPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  return <YourShopPage name="your-shop" list="all" searchParams={searchParams} />;
}
