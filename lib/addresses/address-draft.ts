import { z } from "zod";
import type { Address } from "#contract/addresses.ts";
import { countryCodeSchema } from "#contract/locale-schemas.ts";
import type { CountryCode } from "#contract/locale.ts";

/** As typed: drafts may be incomplete. */
export const addressDraftSchema = z.object({
  firstname: z.string(),
  lastname: z.string(),
  street: z.string(),
  street_extra: z.string(),
  postcode: z.string(),
  city: z.string(),
  country_code: countryCodeSchema,
  phone: z.string(),
});
export type AddressDraft = z.infer<typeof addressDraftSchema>;

interface Owner {
  firstname: string;
  lastname: string;
  phone: string | null;
}

/** An address to type, with what is known of whoever types it. */
export const emptyAddress = (owner: Owner, country: CountryCode): AddressDraft => ({
  firstname: owner.firstname,
  lastname: owner.lastname,
  street: "",
  street_extra: "",
  postcode: "",
  city: "",
  country_code: country,
  phone: owner.phone ?? "",
});

/** A saved address to change. */
export function toDraft(saved: Address): AddressDraft {
  const { id: _, is_default: __, ...address } = saved;
  return address;
}
