import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";

export const generateMetadata = () => shellMetadata("kidId-your-shop-essentials");

export default function KidIdYourShopEssentialsPage({ params }: { params: Promise<{ kidId: string }> }) {
  return <ClientPage name="kidId-your-shop-essentials" params={params} />;
}
