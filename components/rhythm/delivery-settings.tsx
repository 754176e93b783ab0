"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import type { Client } from "#contract/client.ts";
import type { Subscription } from "#contract/subscriptions.ts";
import { BoxDeliveryForm } from "#components/joining/box-delivery-form.tsx";
import { Card } from "#components/ui/card.tsx";
import { toast } from "#components/ui/toast-store.ts";
import { toBoxDelivery } from "#lib/joining/box-delivery.ts";
import { QueryProvider } from "#lib/query/query-provider.tsx";
import { changeSubscription } from "#lib/subscriptions/actions.ts";

/** Where the boxes of a subscription go from now on, the one under way included. */
export function DeliverySettings({ client, subscription }: { client: Client; subscription: Subscription }) {
  const t = useTranslations("rhythm.delivery");
  const router = useRouter();
  const { mode, pickup_point: point } = subscription.delivery;
  return (
    <Card as="section" className="flex flex-col gap-5">
      <h2 className="text-2xl">{t("addressTitle")}</h2>
      <p>
        {t("addressText")} {t("holds")}
      </p>
      <QueryProvider>
        <BoxDeliveryForm
          client={client}
          start={{ draft: null, point }}
          mode={mode}
          submitLabel={t("save")}
          onConfirm={async ({ draft }) => {
            await changeSubscription(subscription, { kind: "delivery", delivery: toBoxDelivery(draft) });
            toast({ message: t("saved"), tone: "success" });
            router.refresh();
          }}
        />
      </QueryProvider>
    </Card>
  );
}
