import type { DeliveryMode } from "#contract/delivery.ts";
import type { Locale } from "#contract/locale.ts";

/** Takes the forms of the checkout, and shows its steps. */
export const checkoutAction = "/api/checkout-form";

/** What was chosen in the steps before. Identifiers of things the client may see: nothing typed stands in an address. */
export interface PlainCheckoutQuery {
  step?: "delivery" | "points" | "payment";
  /** Of a saved address. */
  address?: string;
  mode?: DeliveryMode;
  point?: string;
  /** Where pickup points are looked for. */
  postcode?: string;
  /** Of an order that exists. */
  order?: string;
}

/** Where a browser without scripts orders. */
export const plainCheckoutHref = (locale: Locale, query: PlainCheckoutQuery = {}): string =>
  `${checkoutAction}?${new URLSearchParams({ locale, ...query })}`;
