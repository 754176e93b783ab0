import type { Address } from "#contract/addresses.ts";
import type { Locale } from "#contract/locale.ts";

type Printed = Omit<Address, "id" | "is_default">;

export const fullName = ({ firstname, lastname }: Pick<Address, "firstname" | "lastname">): string =>
  `${firstname} ${lastname}`.trim();

/** An address as it stands on a parcel, a line each; the phone is left out. */
export const addressLines = (address: Printed, locale: Locale): string[] =>
  [
    fullName(address),
    address.street,
    address.street_extra,
    `${address.postcode} ${address.city}`.trim(),
    new Intl.DisplayNames(locale, { type: "region" }).of(address.country_code) ?? address.country_code,
  ].filter(Boolean);
