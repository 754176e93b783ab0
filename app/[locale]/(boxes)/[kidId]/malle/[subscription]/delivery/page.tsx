import { notFound } from "next/navigation";
import type { Profile } from "#contract/profiles.ts";
import { SubscriptionList } from "#components/account/subscription-list.tsx";
import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";

export const generateMetadata = () => shellMetadata("kidId-malle-subscription-delivery");

/** The profile with that one subscription; ends in a 404 where it is none of the profile's. */
function withSubscription(profile: Profile | null, id: string): Profile {
  const subscriptions = profile?.subscriptions.filter((subscription) => subscription.id === id.toLowerCase()) ?? [];
  if (profile === null || subscriptions.length === 0) notFound();
  return { ...profile, subscriptions };
}

interface KidIdMalleSubscriptionDeliveryPageProps {
  params: Promise<{ kidId: string; subscription: string }>;
}

export default function KidIdMalleSubscriptionDeliveryPage({ params }: KidIdMalleSubscriptionDeliveryPageProps) {
  return (
    <ClientPage
      name="kidId-malle-subscription-delivery"
      params={params}
      load={async (_, { subscription }) => String(subscription)}
    >
      {({ profile }, id) => <SubscriptionList profiles={[withSubscription(profile, id)]} />}
    </ClientPage>
  );
}
