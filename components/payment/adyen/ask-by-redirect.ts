import type { CoreConfiguration } from "@adyen/adyen-web";

/** Without `subtype` Adyen may answer with what PayPal's own script is to do, and there is none on our pages. */
export const askByRedirect: NonNullable<CoreConfiguration["beforeSubmit"]> = (data, _, { resolve }) =>
  resolve({ ...data, paymentMethod: { ...data.paymentMethod, subtype: "redirect" } });
