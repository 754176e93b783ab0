import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";

export const generateMetadata = () => shellMetadata("kidId-your-shop-promo");

export default function KidIdYourShopPromoPage({ params }: { params: Promise<{ kidId: string }> }) {
  return <ClientPage name="kidId-your-shop-promo" params={params} />;
}
