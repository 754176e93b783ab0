import { z } from "zod";
import { addressInputSchema, type Address, type AddressInput } from "#contract/addresses.ts";
import { deliveryModeSchema } from "#contract/delivery.ts";
import type { Client } from "#contract/client.ts";
import type { CountryCode } from "#contract/locale.ts";
import { addressDraftSchema, emptyAddress, type AddressDraft } from "#lib/addresses/address-draft.ts";

/** Choice of an address that is typed now instead of a saved one. */
export const newAddress = "new";

export const deliveryDraftSchema = z.object({
  /** Id of a saved address, or `newAddress`. */
  addressId: z.string(),
  shipping: addressDraftSchema,
  mode: deliveryModeSchema,
  /** Empty until one is chosen. */
  pickupPointId: z.string(),
  isBillingSame: z.boolean(),
  billingId: z.string(),
  billing: addressDraftSchema,
});
export type DeliveryDraft = z.infer<typeof deliveryDraftSchema>;

type Issue = { path: PropertyKey[] };
const addressIssues = (address: AddressDraft): Issue[] => addressInputSchema.safeParse(address).error?.issues ?? [];

/** What a confirmed delivery needs; addresses that are not typed now are not looked at. */
export const deliveryFormSchema = deliveryDraftSchema.check((context) => {
  const values = context.value;
  const refuse = (prefix: "shipping" | "billing") => {
    // A bill needs no phone: it gets the one of the delivery.
    for (const issue of addressIssues(values[prefix]).filter(
      ({ path }) => prefix === "shipping" || path[0] !== "phone",
    ))
      context.issues.push({
        ...(issue as z.core.$ZodIssue),
        input: values,
        path: [prefix, ...issue.path],
      } as z.core.$ZodRawIssue);
  };
  if (values.addressId === newAddress) refuse("shipping");
  if (!values.isBillingSame && values.billingId === newAddress) refuse("billing");
  if (values.mode === "PICKUP_POINT" && values.pickupPointId === "")
    context.issues.push({ code: "custom", message: "required", path: ["pickupPointId"], input: values });
});

export const toAddressInput = (draft: AddressDraft): AddressInput => draft;

interface Known {
  client: Pick<Client, "firstname" | "lastname" | "phone">;
  shipping: readonly Address[];
  billing: readonly Address[];
  country: CountryCode;
}

const stillThere = (id: string, addresses: readonly Address[]): boolean =>
  id === newAddress || addresses.some((address) => address.id === id);

/** What the form starts with: the draft as far as it still holds, else the default address, else an empty one with the client's name. */
export function startDelivery(draft: DeliveryDraft | null, known: Known): DeliveryDraft {
  const first = (addresses: readonly Address[]) =>
    (addresses.find(({ is_default }) => is_default) ?? addresses[0])?.id ?? newAddress;
  const fresh: DeliveryDraft = {
    addressId: first(known.shipping),
    shipping: emptyAddress(known.client, known.country),
    mode: "HOME",
    pickupPointId: "",
    isBillingSame: true,
    billingId: first(known.billing),
    billing: emptyAddress(known.client, known.country),
  };
  if (draft === null) return fresh;
  return {
    ...draft,
    addressId: stillThere(draft.addressId, known.shipping) ? draft.addressId : fresh.addressId,
    billingId: stillThere(draft.billingId, known.billing) ? draft.billingId : fresh.billingId,
  };
}
