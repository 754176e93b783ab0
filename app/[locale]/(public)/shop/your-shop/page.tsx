import { ContentPage } from "#components/page/content-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";

export const generateMetadata = () => shellMetadata("shop-your-shop");

export default function ShopYourShopPage() {
  return <ContentPage name="shop-your-shop" />;
}
