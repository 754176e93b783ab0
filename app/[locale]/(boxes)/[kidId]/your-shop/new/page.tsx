import { SortedPage } from "#components/boxes/sorted-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";

export const generateMetadata = () => shellMetadata("kidId-your-shop-new");

interface KidIdYourShopNewPageProps {
  params: Promise<{ kidId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default function KidIdYourShopNewPage(props: KidIdYourShopNewPageProps) {
  return <SortedPage name="kidId-your-shop-new" {...props} />;
}
