import { ContentPage } from "#components/page/content-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";

export const generateMetadata = () => shellMetadata("giftcard-checkout");

export default function GiftcardCheckoutPage() {
  return <ContentPage name="giftcard-checkout" />;
}
