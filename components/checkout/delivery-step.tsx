"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type { Address } from "#contract/addresses.ts";
import type { Totals } from "#contract/cart.ts";
import type { Client } from "#contract/client.ts";
import type { DeliveryMode, PickupPoint } from "#contract/delivery.ts";
import { Skeleton } from "#components/ui/skeleton.tsx";
import type { AddressDraft } from "#lib/addresses/address-draft.ts";
import { addressesKey, addressesQuery, saveAddress, type AddressKind } from "#lib/addresses/queries.ts";
import { newAddress, startDelivery, toAddressInput, type DeliveryDraft } from "#lib/checkout/delivery-form.ts";
import type { CheckoutDraft } from "#lib/checkout/tab-store.ts";
import { shippingFeesQuery } from "#lib/delivery/queries.ts";
import { chosenCountry } from "#lib/locale/chosen-country.ts";
import { DeliveryForm } from "./delivery-form.tsx";
import { LoadFailure } from "./load-failure.tsx";

interface DeliveryStepProps {
  client: Client;
  draft: CheckoutDraft;
  onChange: (part: Partial<CheckoutDraft>) => void;
  onDone: () => void;
  totals: Partial<Record<DeliveryMode, Totals>>;
}

const withoutPlace = (address: AddressDraft): AddressDraft => ({
  ...address,
  street: "",
  street_extra: "",
  postcode: "",
  city: "",
});

export function DeliveryStep({ client, draft, onChange, onDone, totals }: DeliveryStepProps) {
  const cache = useQueryClient();
  const queries = {
    shipping: useQuery(addressesQuery("shipping")),
    billing: useQuery(addressesQuery("billing")),
    fees: useQuery(shippingFeesQuery()),
  };
  const { shipping, billing, fees } = queries;
  const onDraft = useCallback(
    (delivery: DeliveryDraft, pickupPoint: PickupPoint | null) => onChange({ delivery, pickupPoint }),
    [onChange],
  );

  const save = async (kind: AddressKind, address: AddressDraft): Promise<string> => {
    const saved = await saveAddress(kind, toAddressInput(address));
    cache.setQueryData<Address[]>(addressesKey(kind), (known = []) => [...known, saved]);
    return saved.id;
  };

  const confirm = async (values: DeliveryDraft) => {
    const delivery = { ...values };
    // What is saved stays saved when the next call fails: it is never saved twice.
    const keep = (hasDelivery: boolean) => onChange({ delivery: { ...delivery }, hasDelivery });
    if (delivery.addressId === newAddress) {
      delivery.addressId = await save("shipping", delivery.shipping);
      delivery.shipping = withoutPlace(delivery.shipping);
      keep(false);
    }
    if (!delivery.isBillingSame && delivery.billingId === newAddress) {
      const phone = (shipping.data?.find(({ id }) => id === delivery.addressId) ?? delivery.shipping).phone;
      delivery.billingId = await save("billing", { ...delivery.billing, phone: delivery.billing.phone || phone });
      delivery.billing = withoutPlace(delivery.billing);
    }
    keep(true);
    onDone();
  };

  const failed = Object.values(queries).filter(({ isError, data }) => isError && data === undefined);
  if (failed.length > 0) {
    return <LoadFailure onRetry={() => void Promise.all(failed.map(({ refetch }) => refetch()))} />;
  }
  if (!shipping.data || !billing.data || !fees.data) return <Skeleton className="h-96 w-full" />;
  return (
    <DeliveryForm
      start={startDelivery(draft.delivery, {
        client,
        shipping: shipping.data,
        billing: billing.data,
        country: chosenCountry(),
      })}
      startPoint={draft.pickupPoint}
      shipping={shipping.data}
      billing={billing.data}
      fees={fees.data}
      totals={totals}
      onDraft={onDraft}
      onConfirm={confirm}
    />
  );
}
