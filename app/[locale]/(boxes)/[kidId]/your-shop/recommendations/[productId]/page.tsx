import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";

export const generateMetadata = () => shellMetadata("kidId-your-shop-recommendations-productId");

export default function KidIdYourShopRecommendationsProductIdPage({
  params,
}: {
  params: Promise<{ kidId: string; productId: string }>;
}) {
  return <ClientPage name="kidId-your-shop-recommendations-productId" params={params} />;
}
