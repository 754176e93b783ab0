import { FittingPage } from "#components/boxes/fitting-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";

export const generateMetadata = () => shellMetadata("kidId-your-shop-recommendations");

interface KidIdYourShopRecommendationsPageProps {
  params: Promise<{ kidId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default function KidIdYourShopRecommendationsPage(props: KidIdYourShopRecommendationsPageProps) {
  return <FittingPage name="kidId-your-shop-recommendations" {...props} />;
}
