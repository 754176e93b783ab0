import type { AddressInput } from "#contract/addresses.ts";

/** Where programs that try the shop out have their parcels sent. */
export const trialAddress: AddressInput = {
  firstname: "Zoé",
  lastname: "Roux",
  street: "3 rue des Tilleuls",
  postcode: "69003",
  city: "Lyon",
  country_code: "FR",
  phone: "+33 6 00 00 00 00",
};
