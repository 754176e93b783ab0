import { PiecePage } from "#components/boxes/piece-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";

export const generateMetadata = () => shellMetadata("kidId-your-shop-looks-productId");

export default function KidIdYourShopLooksProductIdPage({
  params,
}: {
  params: Promise<{ kidId: string; productId: string }>;
}) {
  return <PiecePage name="kidId-your-shop-looks-productId" params={params} />;
}
