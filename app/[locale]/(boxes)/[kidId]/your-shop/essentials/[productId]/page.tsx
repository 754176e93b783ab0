import { ShelfPiece } from "#components/kid-shop/shelf-piece.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";

export const generateMetadata = () => shellMetadata("kidId-your-shop-essentials-productId");

export default function KidIdYourShopEssentialsProductIdPage({
  params,
}: {
  params: Promise<{ kidId: string; productId: string }>;
}) {
  return <ShelfPiece list="essentials" params={params} />;
}
