import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";

export const generateMetadata = () => shellMetadata("kidId-your-shop-new");

export default function KidIdYourShopNewPage({ params }: { params: Promise<{ kidId: string }> }) {
  return <ClientPage name="kidId-your-shop-new" params={params} />;
}
