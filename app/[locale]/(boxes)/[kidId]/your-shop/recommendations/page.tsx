import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";

export const generateMetadata = () => shellMetadata("kidId-your-shop-recommendations");

export default function KidIdYourShopRecommendationsPage({ params }: { params: Promise<{ kidId: string }> }) {
  return <ClientPage name="kidId-your-shop-recommendations" params={params} />;
}
