import { ShelfPiece } from "#components/kid-shop/shelf-piece.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";

export const generateMetadata = () => shellMetadata("kidId-your-shop-new-productId");

export default function KidIdYourShopNewProductIdPage({
  params,
}: {
  params: Promise<{ kidId: string; productId: string }>;
}) {
  return <ShelfPiece list="new" params={params} />;
}
