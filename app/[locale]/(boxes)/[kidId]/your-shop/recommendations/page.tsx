import { ShelfPage } from "#components/kid-shop/shelf-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import type { SearchParams } from "#lib/kid-shop/shelf-query.ts";

export const generateMetadata = () => shellMetadata("kidId-your-shop-recommendations");

interface KidIdYourShopRecommendationsPageProps {
  params: Promise<{ kidId: string }>;
  searchParams: Promise<SearchParams>;
}

export default function KidIdYourShopRecommendationsPage(props: KidIdYourShopRecommendationsPageProps) {
  return <ShelfPage shelf="recommendations" {...props} />;
}
