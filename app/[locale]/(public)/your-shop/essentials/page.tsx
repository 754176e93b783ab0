import { ContentPage } from "#components/page/content-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";

export const generateMetadata = () => shellMetadata("your-shop-essentials");

export default function YourShopEssentialsPage() {
  return <ContentPage name="your-shop-essentials" />;
}
