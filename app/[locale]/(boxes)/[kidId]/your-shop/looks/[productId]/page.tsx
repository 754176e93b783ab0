import { ShelfPiece } from "#components/kid-shop/shelf-piece.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";

export const generateMetadata = () => shellMetadata("kidId-your-shop-looks-productId");

export default function KidIdYourShopLooksProductIdPage({
  params,
}: {
  params: Promise<{ kidId: string; productId: string }>;
}) {
  return <ShelfPiece list="looks" params={params} />;
}
