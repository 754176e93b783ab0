"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useState, type ReactNode } from "react";
import type { Address } from "#contract/addresses.ts";
import type { Client } from "#contract/client.ts";
import type { PickupPoint } from "#contract/delivery.ts";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { DeliveryForm } from "#components/checkout/delivery-form.tsx";
import { LoadFailure } from "#components/checkout/load-failure.tsx";
import { addressesKey, addressesQuery } from "#lib/addresses/queries.ts";
import { startDelivery, type DeliveryDraft } from "#lib/checkout/delivery-form.ts";
import { shippingFeesQuery } from "#lib/delivery/queries.ts";
import { saveBoxAddress } from "#lib/joining/box-delivery.ts";
import { chosenCountry } from "#lib/locale/chosen-country.ts";

export interface ChosenDelivery {
  draft: DeliveryDraft;
  address: Address;
  point: PickupPoint | null;
}

interface BoxDeliveryFormProps {
  client: Client;
  /** How boxes travel so far, or what was typed before. */
  start: { draft: DeliveryDraft | null; point: PickupPoint | null };
  /** The mode where nothing was typed yet. */
  mode?: DeliveryDraft["mode"];
  submitLabel: string;
  /** What the press will do. */
  effect?: ReactNode;
  onDraft?: (draft: DeliveryDraft, point: PickupPoint | null) => void;
  /** The address is saved by now. Throws `AppError`. */
  onConfirm: (chosen: ChosenDelivery) => Promise<void>;
}

/** Where boxes go and how: one of the account's addresses or a new one, to the door or to a pickup point. */
export function BoxDeliveryForm({
  client,
  start,
  mode = "HOME",
  submitLabel,
  effect,
  onDraft,
  onConfirm,
}: BoxDeliveryFormProps) {
  const cache = useQueryClient();
  const shipping = useQuery(addressesQuery("shipping"));
  const fees = useQuery(shippingFeesQuery());
  const [point, setPoint] = useState(start.point);
  const keep = useCallback(
    (draft: DeliveryDraft, chosen: PickupPoint | null) => {
      setPoint(chosen);
      onDraft?.(draft, chosen);
    },
    [onDraft],
  );
  if ((shipping.isError && !shipping.data) || (fees.isError && !fees.data)) {
    return <LoadFailure onRetry={() => void Promise.all([shipping.refetch(), fees.refetch()])} />;
  }
  if (!shipping.data || !fees.data) return <Skeleton className="h-96 w-full" />;
  const known = shipping.data;
  const fresh = startDelivery(start.draft, { client, shipping: known, billing: [], country: chosenCountry() });
  const begun = start.draft ? fresh : { ...fresh, mode, pickupPointId: start.point?.id ?? "" };
  return (
    <DeliveryForm
      isBox
      start={begun}
      startPoint={start.point}
      shipping={known}
      billing={[]}
      fees={fees.data}
      totals={{}}
      submitLabel={submitLabel}
      effect={effect}
      onDraft={keep}
      onConfirm={async (draft) => {
        const address = await saveBoxAddress(draft, known);
        // What is saved stays saved when the next call fails: it is never saved twice.
        cache.setQueryData<Address[]>(addressesKey("shipping"), (before = []) => [
          address,
          ...before.filter(({ id }) => id !== address.id).map((other) => ({ ...other, is_default: false })),
        ]);
        await onConfirm({ draft: { ...draft, addressId: address.id }, address, point });
      }}
    />
  );
}
