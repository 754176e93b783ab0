import { GiftCardPage } from "#components/gift-cards/gift-card-page.tsx";
import { programmeMetadata } from "#components/page/programme-metadata.ts";

export const generateMetadata = () => programmeMetadata("giftcard");

export default function GiftcardPage() {
  return <GiftCardPage world="kids" />;
}
