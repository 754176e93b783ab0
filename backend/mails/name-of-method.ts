import { brandName } from "#contract/brand-name.ts";

/** How somebody tells a saved method from another; a service has no last digits. */
export function nameOfMethod({ brand, last4 }: { brand: string; last4: string }): string {
  const name = brandName(brand);
  return last4 === "" ? name : `${name} •••• ${last4}`;
}
