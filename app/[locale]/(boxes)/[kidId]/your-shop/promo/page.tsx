import { SortedPage } from "#components/boxes/sorted-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";

export const generateMetadata = () => shellMetadata("kidId-your-shop-promo");

interface KidIdYourShopPromoPageProps {
  params: Promise<{ kidId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default function KidIdYourShopPromoPage(props: KidIdYourShopPromoPageProps) {
  return <SortedPage name="kidId-your-shop-promo" {...props} />;
}
