import { queryOptions } from "@tanstack/react-query";
import { getPaymentMethods, getPaymentPlatforms } from "#contract/payment-methods.ts";
import { browserApi } from "#lib/http/browser-client.ts";

export const paymentMethodsKey = ["payment-methods"] as const;

/** Saved payment methods, the default one first. */
export const paymentMethodsQuery = () =>
  queryOptions({
    queryKey: paymentMethodsKey,
    queryFn: ({ signal }) => browserApi().call(getPaymentMethods, {}, { signal }),
  });

/** Where a client can pay in the shop, or with what boxes can be charged later. */
export const paymentPlatformsQuery = (use: "shop" | "boxes" = "shop") =>
  queryOptions({
    queryKey: ["payment-platforms", use],
    queryFn: ({ signal }) =>
      browserApi().call(getPaymentPlatforms, { query: use === "shop" ? { for_shop: "true" } : {} }, { signal }),
    staleTime: 300_000,
  });
