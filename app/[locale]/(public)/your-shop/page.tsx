import { ContentPage } from "#components/page/content-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";

export const generateMetadata = () => shellMetadata("your-shop");

export default function YourShopPage() {
  return <ContentPage name="your-shop" />;
}
