import type { StoredAddress } from "../db/schema/order.ts";
import { formatCountry } from "../mails/format.ts";

/** An address line by line, the country in the reader's language. */
export const addressRows = (address: Omit<StoredAddress, "phone">, locale: string): string[] =>
  [
    `${address.firstname} ${address.lastname}`,
    address.street,
    address.street_extra,
    `${address.postcode} ${address.city}`,
    formatCountry(address.country_code, locale),
  ].filter((row) => row !== "");
