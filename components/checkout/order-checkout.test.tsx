// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { createRef } from "react";
import { afterEach, expect, it, vi } from "vitest";
import type { CartLine } from "#contract/cart.ts";
import type { Client } from "#contract/client.ts";
import { aCart, aCartLine } from "#tests/lib/cart-builders.ts";
import fr from "#messages/fr.json" with { type: "json" };
import { OrderCheckout } from "./order-checkout.tsx";

const delivery = vi.hoisted(() => ({ lines: [] as CartLine[], mode: "HOME" }));
vi.mock("#lib/checkout/use-delivery-choice.ts", () => ({
  useDeliveryChoice: () => ({
    isLoading: false,
    choice: null,
    question: { lines: [], address: { country_code: "FR" }, delivery: { mode: delivery.mode } },
    quote: { data: aCart({ lines: delivery.lines }), isPlaceholderData: false },
    quotes: {},
  }),
}));
vi.mock("#lib/http/browser-client.ts", () => ({ browserApi: () => ({ call: () => Promise.resolve([]) }) }));
vi.mock("./delivery-step.tsx", () => ({ DeliveryStep: () => <p>delivery</p> }));

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const soldOut = (name: string, size: string) => aCartLine({ name, size, status: "sold_out", available_quantity: 0 });
function show(lines: CartLine[], mode = "HOME") {
  Object.assign(delivery, { lines, mode });
  render(
    <NextIntlClientProvider
      locale="fr"
      messages={{
        checkout: fr.checkout,
        delivery: fr.delivery,
        phone: fr.phone,
        addressBook: fr.addressBook,
        cart: fr.cart,
        price: fr.price,
      }}
      timeZone="Europe/Paris"
    >
      <QueryClientProvider client={new QueryClient()}>
        <OrderCheckout
          client={{ id: "client", email: "lea@example.com" } as Client}
          cart={aCart({ lines: [aCartLine()] })}
          isUpdating={false}
          onOrdered={() => undefined}
          locale="fr"
          lastStepRef={createRef()}
        />
      </QueryClientProvider>
    </NextIntlClientProvider>,
  );
}

it("names what sold out and leads to the cart when nothing is left to order", () => {
  show([soldOut("Robe à rayures", "4 ans"), soldOut("Pull", "6 ans")]);
  expect(screen.getByRole("heading", { name: "Il n’y a rien à commander pour l’instant" })).toBeTruthy();
  expect(screen.getByText(/Ces articles sont épuisés.: Robe à rayures \(4 ans\) et Pull \(6 ans\)\./)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Voir le panier" }).getAttribute("href")).toBe("/shop/cart");
  expect(screen.queryByText("delivery")).toBeNull();
});

it("goes on while one piece can be had", () => {
  show([soldOut("Pull", "6 ans"), aCartLine({ variant_id: 2 })]);
  expect(screen.getByText("delivery")).toBeTruthy();
});

it.each([
  ["HOME", true],
  ["PICKUP_POINT", false],
])("says of %s whether the total is one of home delivery", (mode, isEstimate) => {
  show([aCartLine()], mode);
  expect(screen.queryAllByText(fr.checkout.summary.estimate.replaceAll(/\s/g, " ")).length > 0).toBe(isEstimate);
});
