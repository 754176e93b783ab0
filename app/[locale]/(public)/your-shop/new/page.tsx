import { ContentPage } from "#components/page/content-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";

export const generateMetadata = () => shellMetadata("your-shop-new");

export default function YourShopNewPage() {
  return <ContentPage name="your-shop-new" />;
}
