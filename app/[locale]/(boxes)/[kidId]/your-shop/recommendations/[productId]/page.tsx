import { ShelfPiece } from "#components/kid-shop/shelf-piece.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";

export const generateMetadata = () => shellMetadata("kidId-your-shop-recommendations-productId");

export default function KidIdYourShopRecommendationsProductIdPage({
  params,
}: {
  params: Promise<{ kidId: string; productId: string }>;
}) {
  return <ShelfPiece list="recommendations" params={params} />;
}
