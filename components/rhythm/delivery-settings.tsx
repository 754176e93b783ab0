"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useCallback, useState } from "react";
import type { Address } from "#contract/addresses.ts";
import type { Client } from "#contract/client.ts";
import type { PickupPoint, ShippingFee } from "#contract/delivery.ts";
import type { Subscription } from "#contract/subscriptions.ts";
import { useDeed } from "#components/forms/use-deed.ts";
import { BoxDeliveryForm, type ChosenDelivery } from "#components/joining/box-delivery-form.tsx";
import { Alert } from "#components/ui/alert.tsx";
import { Card } from "#components/ui/card.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { toast } from "#components/ui/toast-store.ts";
import { addressesKey, addressesQuery } from "#lib/addresses/queries.ts";
import { newAddress, type DeliveryDraft } from "#lib/checkout/delivery-form.ts";
import { shippingFeesQuery } from "#lib/delivery/queries.ts";
import { errorKey } from "#lib/forms/error-key.ts";
import { makeDefault, toBoxDelivery } from "#lib/joining/box-delivery.ts";
import { QueryProvider } from "#lib/query/query-provider.tsx";
import { changeSubscription, undoChange } from "#lib/subscriptions/actions.ts";
import type { Change } from "#lib/subscriptions/change.ts";
import { describeEffect, type Effect } from "#lib/subscriptions/effect.ts";
import { useRehearsal } from "#lib/subscriptions/use-rehearsal.ts";
import { EffectList } from "./effect-list.tsx";

interface DeliverySettingsProps {
  client: Client;
  subscription: Subscription;
}

/** Where the boxes of a subscription go from now on, the one under way included. */
export function DeliverySettings(props: DeliverySettingsProps) {
  const t = useTranslations("rhythm.delivery");
  return (
    <Card as="section" className="flex flex-col gap-5">
      <h2 className="text-2xl">{t("addressTitle")}</h2>
      <p>
        {t("addressText")} {t("holds")}
      </p>
      <QueryProvider>
        <DeliveryChange {...props} />
      </QueryProvider>
    </Card>
  );
}

interface Choice {
  draft: DeliveryDraft;
  point: PickupPoint | null;
}

/** What was chosen of how the boxes travel; null where that is how they travel already, or a point is still to be found. */
function changeOf({ delivery }: Subscription, draft: DeliveryDraft): Extract<Change, { kind: "delivery" }> | null {
  const isSame =
    draft.mode === delivery.mode && (draft.mode === "HOME" || draft.pickupPointId === delivery.pickup_point?.id);
  const isOpen = draft.mode === "PICKUP_POINT" && draft.pickupPointId === "";
  return isSame || isOpen ? null : { kind: "delivery", delivery: toBoxDelivery(draft) };
}

/** What another address changes, and what the parcel costs where that is no longer the same. */
function effectsOfPlace(
  { draft }: Choice,
  { delivery }: Subscription,
  home: Address | undefined,
  { addresses, fees }: { addresses: readonly Address[]; fees: readonly ShippingFee[] },
): Effect[] {
  const chosen = addresses.find(({ id }) => id === draft.addressId);
  const { country_code: country } = chosen ?? draft.shipping;
  const isElsewhere = draft.addressId !== home?.id && (chosen !== undefined || draft.addressId === newAddress);
  const offer = fees.find((fee) => fee.country_code === country && fee.mode === draft.mode);
  const isOtherFee = draft.mode !== delivery.mode || country !== home?.country_code;
  return [
    ...(isElsewhere
      ? [
          {
            code: "address" as const,
            address: chosen ? `${chosen.street}, ${chosen.postcode} ${chosen.city}` : null,
          },
        ]
      : []),
    ...(offer && isOtherFee ? [{ code: "fee" as const, fee: offer.fee_ttc, freeFrom: offer.free_from_ttc }] : []),
  ];
}

function DeliveryChange({ client, subscription: known }: DeliverySettingsProps) {
  const t = useTranslations();
  const router = useRouter();
  const cache = useQueryClient();
  const { data: addresses = [] } = useQuery(addressesQuery("shipping"));
  const { data: fees = [] } = useQuery(shippingFeesQuery());
  const [changed, setChanged] = useState<{ from: Subscription; to: Subscription } | null>(null);
  // What the server says later counts: another tab may have changed it.
  const subscription = changed?.from === known ? changed.to : known;
  const [choice, setChoice] = useState<Choice | null>(null);
  const [round, setRound] = useState(0);
  const { refusal, run } = useDeed();
  const keep = useCallback((draft: DeliveryDraft, point: PickupPoint | null) => setChoice({ draft, point }), []);

  const home = addresses.find(({ is_default }) => is_default);
  const wanted = choice && changeOf(subscription, choice.draft);
  const country =
    choice && (addresses.find(({ id }) => id === choice.draft.addressId) ?? choice.draft.shipping).country_code;
  // The API rehearses at the address it knows: a point of another country is looked at when it is saved.
  const isRehearsed = home === undefined || country === home.country_code;
  const { after, error } = useRehearsal(subscription, isRehearsed ? wanted : null);
  const then =
    after ??
    (wanted && choice && !isRehearsed
      ? { ...subscription, delivery: { mode: choice.draft.mode, pickup_point: choice.point } }
      : subscription);

  const isUnderWay = wanted !== null && isRehearsed && after === null && error === null;

  const effects = choice && [
    ...describeEffect(subscription, then),
    ...effectsOfPlace(choice, subscription, home, { addresses, fees }),
  ];
  const hasEffect = effects !== null && (error !== null || isUnderWay || effects.length > 0);

  const undo = (from: Subscription | null, before: Address | null) =>
    run(async () => {
      if (before) await makeDefault(before.id);
      if (from) setChanged({ from: known, to: await undoChange(from) });
      await cache.invalidateQueries({ queryKey: addressesKey("shipping") });
      setRound((count) => count + 1);
      toast({ message: t("rhythm.undone", { name: subscription.kid.firstname }), tone: "success" });
      router.refresh();
    });
  const confirm = async ({ draft, address }: ChosenDelivery) => {
    const change = changeOf(subscription, draft);
    const answer = change && (await changeSubscription(subscription, change));
    if (answer) setChanged({ from: known, to: answer });
    const before = home && home.id !== address.id ? home : null;
    const isUndoable = answer ? answer.undo_until !== null : before !== null;
    toast({
      message: t("rhythm.delivery.saved"),
      tone: "success",
      ...(isUndoable && { action: { label: t("rhythm.undo"), onPress: () => void undo(answer, before) } }),
    });
    router.refresh();
  };
  return (
    <>
      {refusal && <Alert tone="danger">{t(`error.${refusal}`)}</Alert>}
      <BoxDeliveryForm
        key={round}
        client={client}
        start={{ draft: null, point: subscription.delivery.pickup_point }}
        mode={subscription.delivery.mode}
        submitLabel={t("rhythm.delivery.save")}
        effect={
          hasEffect && (
            <div aria-live="polite" className="rounded bg-tint p-4">
              <p className="mb-1.5 font-bold">{t("rhythm.effect.title")}</p>
              {error !== null ? (
                <Alert tone="warning">{t(`error.${errorKey(error)}`)}</Alert>
              ) : isUnderWay ? (
                <Skeleton className="h-6 w-2/3" />
              ) : (
                <EffectList effects={effects} name={subscription.kid.firstname} />
              )}
            </div>
          )
        }
        onDraft={keep}
        onConfirm={confirm}
      />
    </>
  );
}
