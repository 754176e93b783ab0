import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";

export const generateMetadata = () => shellMetadata("infos-failed-payment");

export default function InfosFailedPaymentPage() {
  return <ClientPage name="infos-failed-payment" />;
}
