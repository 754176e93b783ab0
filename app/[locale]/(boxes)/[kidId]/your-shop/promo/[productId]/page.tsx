import { ShelfPiece } from "#components/kid-shop/shelf-piece.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";

export const generateMetadata = () => shellMetadata("kidId-your-shop-promo-productId");

export default function KidIdYourShopPromoProductIdPage({
  params,
}: {
  params: Promise<{ kidId: string; productId: string }>;
}) {
  return <ShelfPiece list="promo" params={params} />;
}
