import { PiecePage } from "#components/boxes/piece-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";

export const generateMetadata = () => shellMetadata("kidId-your-shop-new-productId");

export default function KidIdYourShopNewProductIdPage({
  params,
}: {
  params: Promise<{ kidId: string; productId: string }>;
}) {
  return <PiecePage name="kidId-your-shop-new-productId" params={params} />;
}
