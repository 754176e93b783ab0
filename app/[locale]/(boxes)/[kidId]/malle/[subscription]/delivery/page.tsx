import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";

export const generateMetadata = () => shellMetadata("kidId-malle-subscription-delivery");

export default function KidIdMalleSubscriptionDeliveryPage({
  params,
}: {
  params: Promise<{ kidId: string; subscription: string }>;
}) {
  return <ClientPage name="kidId-malle-subscription-delivery" params={params} />;
}
