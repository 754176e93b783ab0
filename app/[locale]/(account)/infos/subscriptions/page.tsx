import { SubscriptionList } from "#components/account/subscription-list.tsx";
import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";

export const generateMetadata = () => shellMetadata("infos-subscriptions");

export default function InfosSubscriptionsPage() {
  return (
    <ClientPage name="infos-subscriptions">{({ profiles }) => <SubscriptionList profiles={profiles} />}</ClientPage>
  );
}
