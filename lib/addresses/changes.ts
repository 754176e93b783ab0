import {
  deleteBillingAddress,
  deleteShippingAddress,
  updateBillingAddress,
  updateShippingAddress,
  type Address,
  type AddressInput,
} from "#contract/addresses.ts";
import { browserApi } from "#lib/http/browser-client.ts";
import { queryClient } from "#lib/query/query-client.ts";
import { addressesKey, saveAddress, type AddressKind } from "./queries.ts";

const updates = { shipping: updateShippingAddress, billing: updateBillingAddress };
const deletions = { shipping: deleteShippingAddress, billing: deleteBillingAddress };

/** Lists that were read before show the change at once. */
const show = (kind: AddressKind, change: (known: Address[]) => Address[]): void =>
  void queryClient().setQueryData<Address[]>(addressesKey(kind), (known) => known && change(known));

/** Saves an address that is new, or another content for one that is saved. Throws `AppError`. */
export async function storeAddress(kind: AddressKind, id: string | null, input: AddressInput): Promise<Address> {
  if (id === null) {
    const added = await saveAddress(kind, input);
    show(kind, (known) => [...known, added]);
    return added;
  }
  const saved = await browserApi().call(updates[kind], { params: { id }, body: input });
  show(kind, (known) => known.map((address) => (address.id === id ? saved : address)));
  return saved;
}

export async function makeDefaultAddress(kind: AddressKind, id: string): Promise<void> {
  await browserApi().call(updates[kind], { params: { id }, body: { is_default: true } });
  show(kind, (known) => known.map((address) => ({ ...address, is_default: address.id === id })));
}

/** Deletes an address; another one becomes the default when it was. */
export async function deleteAddress(kind: AddressKind, id: string): Promise<void> {
  await browserApi().call(deletions[kind], { params: { id } });
  show(kind, (known) => known.filter((address) => address.id !== id));
}
