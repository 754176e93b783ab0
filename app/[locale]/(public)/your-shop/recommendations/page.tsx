import { ContentPage } from "#components/page/content-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";

export const generateMetadata = () => shellMetadata("your-shop-recommendations");

export default function YourShopRecommendationsPage() {
  return <ContentPage name="your-shop-recommendations" />;
}
