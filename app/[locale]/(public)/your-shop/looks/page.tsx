import { ContentPage } from "#components/page/content-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";

export const generateMetadata = () => shellMetadata("your-shop-looks");

export default function YourShopLooksPage() {
  return <ContentPage name="your-shop-looks" />;
}
