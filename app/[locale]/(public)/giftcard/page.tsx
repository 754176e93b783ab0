import { ContentPage } from "#components/page/content-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";

export const generateMetadata = () => shellMetadata("giftcard");

export default function GiftcardPage() {
  return <ContentPage name="giftcard" />;
}
