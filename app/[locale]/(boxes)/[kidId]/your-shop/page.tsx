import { FittingPage } from "#components/boxes/fitting-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";

export const generateMetadata = () => shellMetadata("kidId-your-shop");

interface KidIdYourShopPageProps {
  params: Promise<{ kidId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default function KidIdYourShopPage(props: KidIdYourShopPageProps) {
  return <FittingPage name="kidId-your-shop" {...props} />;
}
