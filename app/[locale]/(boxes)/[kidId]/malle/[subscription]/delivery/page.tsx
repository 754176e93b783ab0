import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import { DeliveryPage } from "#components/rhythm/delivery-page.tsx";
import { loadRhythm } from "#lib/subscriptions/load-rhythm.ts";

export const generateMetadata = () => shellMetadata("kidId-malle-subscription-delivery");

interface KidIdMalleSubscriptionDeliveryPageProps {
  params: Promise<{ kidId: string; subscription: string }>;
}

export default function KidIdMalleSubscriptionDeliveryPage({ params }: KidIdMalleSubscriptionDeliveryPageProps) {
  return (
    <ClientPage
      name="kidId-malle-subscription-delivery"
      params={params}
      load={async (session, { kidId, subscription }) => ({
        rhythm: await loadRhythm(session),
        kidId: String(kidId),
        subscriptionId: String(subscription),
      })}
    >
      {(entrance, data) => <DeliveryPage entrance={entrance} {...data} />}
    </ClientPage>
  );
}
