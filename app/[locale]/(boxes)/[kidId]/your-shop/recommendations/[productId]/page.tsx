import { PiecePage } from "#components/boxes/piece-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";

export const generateMetadata = () => shellMetadata("kidId-your-shop-recommendations-productId");

export default function KidIdYourShopRecommendationsProductIdPage({
  params,
}: {
  params: Promise<{ kidId: string; productId: string }>;
}) {
  return <PiecePage name="kidId-your-shop-recommendations-productId" params={params} />;
}
