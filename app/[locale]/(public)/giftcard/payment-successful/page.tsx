import { ContentPage } from "#components/page/content-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";

export const generateMetadata = () => shellMetadata("giftcard-payment-successful");

export default function GiftcardPaymentSuccessfulPage() {
  return <ContentPage name="giftcard-payment-successful" />;
}
