import type { CountryCode } from "#contract/locale.ts";
import { formatPhone } from "#contract/phone.ts";
import { ApiError } from "../http/problem.ts";

/** A number as it is dialled from anywhere; throws VALIDATION for one that reaches nobody. */
export function requirePhone(phone: string, country: CountryCode): string {
  const formatted = formatPhone(phone, country);
  if (formatted === null) throw new ApiError("VALIDATION", { fields: [{ path: "body.phone", code: "phone_invalid" }] });
  return formatted;
}
