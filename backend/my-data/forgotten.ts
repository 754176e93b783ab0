import type { StoredAddress } from "../db/schema/order.ts";

/** Stands where an address was that nobody has to know any more. */
export const forgottenAddress: StoredAddress = {
  firstname: "",
  lastname: "",
  street: "",
  street_extra: "",
  postcode: "",
  city: "",
  country_code: "FR",
  phone: "",
};
