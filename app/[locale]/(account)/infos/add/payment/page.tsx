import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";

export const generateMetadata = () => shellMetadata("infos-add-payment");

export default function InfosAddPaymentPage() {
  return <ClientPage name="infos-add-payment" />;
}
