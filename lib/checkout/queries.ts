import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { CartLine } from "#contract/cart.ts";
import type { DeliveryMode } from "#contract/delivery.ts";
import type { CountryCode } from "#contract/locale.ts";
import { createOrder, getOrder, getOrders, payOrder, quoteOrder } from "#contract/orders.ts";
import { browserApi } from "#lib/http/browser-client.ts";
import { findOpenOrder, type OrderPorts } from "./place-order.ts";
import { tabStore } from "./tab-store.ts";

export interface QuoteQuestion {
  lines: { product_id: number; variant_id: number; quantity: number; look: number | null }[];
  address: { country_code: CountryCode };
  delivery: { mode: DeliveryMode };
  codes: string[];
  use_wallet: boolean;
}

export const linesToQuote = (lines: readonly CartLine[]): QuoteQuestion["lines"] =>
  lines.map(({ product, variant, quantity, look }) => ({
    product_id: product.id,
    variant_id: variant.variant_id,
    quantity,
    look,
  }));

export const quoteKey = (question: QuoteQuestion) => ["quote", question] as const;

/** What an order would cost and whether its pieces are there. Asked again when the tab comes back. */
export const quoteQuery = (question: QuoteQuestion) =>
  queryOptions({
    queryKey: quoteKey(question),
    queryFn: ({ signal }) => browserApi().call(quoteOrder, { body: question }, { signal }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: "always",
  });

/** The checkout's ways to the API and to what this tab remembers. */
export const orderPorts = (): OrderPorts => ({
  create: (body, idempotencyKey) => browserApi().call(createOrder, { body }, { idempotencyKey }),
  pay: (id, { method, usesWallet, dueTtc }, idempotencyKey) => {
    const body = {
      ...(method ? { payment_method_id: method.id, keep_payment_method: method.keeps } : {}),
      use_wallet: usesWallet,
      expected_due_ttc: dueTtc,
    };
    return browserApi().call(payOrder, { params: { id }, body }, { idempotencyKey });
  },
  load: (id) => browserApi().call(getOrder, { params: { id } }),
  loadNewest: async () => (await browserApi().call(getOrders, { query: { page_size: 5 } })).items,
  store: tabStore(),
  now: () => Date.now(),
  newKey: () => crypto.randomUUID(),
});

export const openOrdersKey = ["open-order"] as const;
export const openOrderKey = (asked: string | null) => [...openOrdersKey, asked] as const;

/** The order the address asks for, else the one this tab was about to pay; null when there is none. */
export const openOrderQuery = (asked: string | null) =>
  queryOptions({ queryKey: openOrderKey(asked), queryFn: () => findOpenOrder(orderPorts(), asked), staleTime: 0 });
