import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";

export const generateMetadata = () => shellMetadata("infos-add-giftcard");

export default function InfosAddGiftcardPage() {
  return <ClientPage name="infos-add-giftcard" />;
}
