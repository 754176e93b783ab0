"use client";

import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import type { Address } from "#contract/addresses.ts";
import type { Cart, Totals } from "#contract/cart.ts";
import type { DeliveryMode, PickupPoint } from "#contract/delivery.ts";
import type { Quote } from "#contract/orders.ts";
import { addressesQuery } from "#lib/addresses/queries.ts";
import { chosenCountry } from "#lib/locale/chosen-country.ts";
import { newAddress, type DeliveryDraft } from "./delivery-form.ts";
import { linesToQuote, quoteQuery, type QuoteQuestion } from "./queries.ts";

/** A delivery an order can be made with. */
export interface DeliveryChoice {
  shipping: Address;
  /** Null: the shipping address. */
  billing: Address | null;
  /** Null: home. */
  pickupPoint: PickupPoint | null;
}

const planChoice = (
  draft: DeliveryDraft | null,
  point: PickupPoint | null,
  addresses: readonly Address[],
  billing: readonly Address[],
): DeliveryChoice | null => {
  const shipping = addresses.find(({ id }) => id === draft?.addressId);
  if (!draft || !shipping) return null;
  const other = draft.isBillingSame ? null : billing.find(({ id }) => id === draft.billingId);
  const pickupPoint = draft.mode === "PICKUP_POINT" ? point : null;
  if (other === undefined || (draft.mode === "PICKUP_POINT" && pickupPoint?.id !== draft.pickupPointId)) return null;
  return { shipping, billing: other, pickupPoint };
};

interface DeliveryChoiceView {
  /** The saved addresses are not known yet: nothing can be said about the choice. */
  isLoading: boolean;
  /** Null while something is missing. */
  choice: DeliveryChoice | null;
  question: QuoteQuestion;
  /** What the pieces come to with the delivery as it is chosen now. */
  quote: UseQueryResult<Quote>;
  /** What they come to in each mode. */
  quotes: Partial<Record<DeliveryMode, Totals>>;
}

/** The delivery as it is chosen in the draft, and what the pieces cost with it. */
export function useDeliveryChoice(
  draft: DeliveryDraft | null,
  point: PickupPoint | null,
  cart: Pick<Cart, "lines" | "codes" | "use_wallet">,
): DeliveryChoiceView {
  const { data: addresses = [], isPending } = useQuery(addressesQuery("shipping"));
  const { data: billing = [], isPending: isBillingPending } = useQuery(addressesQuery("billing"));
  const saved = addresses.find(({ id }) => id === draft?.addressId);
  const country =
    saved?.country_code ?? (draft?.addressId === newAddress ? draft.shipping.country_code : chosenCountry());
  const mode = draft?.mode ?? "HOME";
  const ask = (wanted: DeliveryMode): QuoteQuestion => ({
    lines: linesToQuote(cart.lines),
    address: { country_code: country },
    delivery: { mode: wanted },
    codes: cart.codes.map(({ code }) => code),
    use_wallet: cart.use_wallet,
  });
  const quote = useQuery(quoteQuery(ask(mode)));
  const other: DeliveryMode = mode === "HOME" ? "PICKUP_POINT" : "HOME";
  const otherQuote = useQuery(quoteQuery(ask(other)));
  const quotes: DeliveryChoiceView["quotes"] = {};
  if (quote.data && !quote.isPlaceholderData) quotes[mode] = quote.data.totals;
  if (otherQuote.data && !otherQuote.isPlaceholderData) quotes[other] = otherQuote.data.totals;
  return {
    isLoading: isPending || isBillingPending,
    choice: planChoice(draft, point, addresses, billing),
    question: ask(mode),
    quote,
    quotes,
  };
}
