import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";

export const generateMetadata = () => shellMetadata("infos-failed-payment-orderId-success");

export default function InfosFailedPaymentOrderIdSuccessPage({ params }: { params: Promise<{ orderId: string }> }) {
  return <ClientPage name="infos-failed-payment-orderId-success" params={params} />;
}
