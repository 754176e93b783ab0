import { queryOptions } from "@tanstack/react-query";
import {
  createBillingAddress,
  createShippingAddress,
  getBillingAddresses,
  getShippingAddresses,
  type Address,
  type AddressInput,
} from "#contract/addresses.ts";
import { browserApi } from "#lib/http/browser-client.ts";

export type AddressKind = "shipping" | "billing";

const lists = { shipping: getShippingAddresses, billing: getBillingAddresses };
const creations = { shipping: createShippingAddress, billing: createBillingAddress };

export const addressesKey = (kind: AddressKind) => ["addresses", kind] as const;

/** Saved addresses of a kind, the default one first. */
export const addressesQuery = (kind: AddressKind) =>
  queryOptions({
    queryKey: addressesKey(kind),
    queryFn: ({ signal }) => browserApi().call(lists[kind], {}, { signal }),
  });

export const saveAddress = (kind: AddressKind, address: AddressInput): Promise<Address> =>
  browserApi().call(creations[kind], { body: address });
