import { updateShippingAddress, type Address } from "#contract/addresses.ts";
import type { BoxDeliveryInput, Subscription } from "#contract/subscriptions.ts";
import { saveAddress } from "#lib/addresses/queries.ts";
import { newAddress, toAddressInput, type DeliveryDraft } from "#lib/checkout/delivery-form.ts";
import { browserApi } from "#lib/http/browser-client.ts";

/** Boxes go to the default address. */
export const makeDefault = (id: string): Promise<Address> =>
  browserApi().call(updateShippingAddress, { params: { id }, body: { is_default: true } });

/** Makes the chosen address the one all boxes go to: they go to the default one. Throws `AppError`. */
export async function saveBoxAddress(
  { addressId, shipping }: Pick<DeliveryDraft, "addressId" | "shipping">,
  known: readonly Address[],
): Promise<Address> {
  const chosen =
    addressId === newAddress
      ? await saveAddress("shipping", toAddressInput(shipping))
      : known.find(({ id }) => id === addressId);
  if (!chosen) throw new Error("an address that is not there was chosen");
  return chosen.is_default ? chosen : makeDefault(chosen.id);
}

export const toBoxDelivery = ({
  mode,
  pickupPointId,
}: Pick<DeliveryDraft, "mode" | "pickupPointId">): BoxDeliveryInput =>
  mode === "HOME" ? { mode } : { mode, pickup_point_id: pickupPointId };

/** How boxes travel, as a call takes it. */
export const asInput = ({ mode, pickup_point: point }: Subscription["delivery"]): BoxDeliveryInput =>
  mode === "PICKUP_POINT" && point ? { mode, pickup_point_id: point.id } : { mode: "HOME" };
