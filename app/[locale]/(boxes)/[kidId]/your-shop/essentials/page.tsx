import { FittingPage } from "#components/boxes/fitting-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";

export const generateMetadata = () => shellMetadata("kidId-your-shop-essentials");

interface KidIdYourShopEssentialsPageProps {
  params: Promise<{ kidId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default function KidIdYourShopEssentialsPage(props: KidIdYourShopEssentialsPageProps) {
  return <FittingPage name="kidId-your-shop-essentials" {...props} categories={["Tops", "Bottoms"]} />;
}
