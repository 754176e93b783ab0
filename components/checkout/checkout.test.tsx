// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Order } from "#contract/orders.ts";
import { aCart, aCartLine } from "#tests/lib/cart-builders.ts";
import { showLines } from "#lib/cart/shown-cart.ts";
import type { CartView } from "#lib/cart/use-cart.ts";
import { noWishes } from "#lib/cart/wishes.ts";
import { tabStore } from "#lib/checkout/tab-store.ts";
import { anOrder } from "#tests/lib/order-builders.ts";
import { expectSound } from "#tests/storefront/sound.ts";
import fr from "#messages/fr.json" with { type: "json" };
import { Checkout } from "./checkout.tsx";

const router = vi.hoisted(() => ({ query: "" }));
const session = vi.hoisted(() => ({ isSignedIn: true }));
vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams(router.query) }));
vi.mock("#components/cart/use-cart-failures.ts", () => ({ useCartFailures: () => undefined }));
const shop = vi.hoisted(() => ({ load: vi.fn<(id: string) => Promise<Order>>(), cart: vi.fn<() => CartView>() }));
vi.mock("#lib/cart/use-cart.ts", () => ({ useCart: shop.cart }));
vi.mock("#lib/session/client-status.ts", () => ({
  isSignedIn: () => session.isSignedIn,
  notifySession: () => undefined,
  subscribeToSession: () => () => undefined,
}));
vi.mock("#lib/client/queries.ts", () => ({
  clientQuery: () => ({ queryKey: ["client"], queryFn: () => ({ id: "client", email: "lea@example.com" }) }),
}));
vi.mock("#lib/http/browser-client.ts", () => ({
  browserApi: () => ({ call: (_endpoint: unknown, { params }: { params: { id: string } }) => shop.load(params.id) }),
}));
vi.mock("#lib/cart/browser-engine.ts", () => ({ cartEngine: () => ({ load: () => Promise.resolve() }) }));
vi.mock("./order-checkout.tsx", () => ({ OrderCheckout: () => <p>the cart</p> }));
vi.mock("./guest-checkout.tsx", () => ({ GuestCheckout: () => <input aria-label="Adresse e-mail" /> }));
vi.mock("./pay-order-checkout.tsx", () => ({
  PayOrderCheckout: ({ order }: { order: Order }) => <p>{order.number}</p>,
}));

const first = "0d7d8a9e-0000-4000-8000-0000000000a1";
const second = "0d7d8a9e-0000-4000-8000-0000000000a2";
const page = (client: QueryClient) => (
  <NextIntlClientProvider
    locale="fr"
    messages={{ checkout: fr.checkout, cart: fr.cart, price: fr.price }}
    timeZone="Europe/Paris"
  >
    <QueryClientProvider client={client}>
      <Checkout />
    </QueryClientProvider>
  </NextIntlClientProvider>
);

beforeEach(() => {
  sessionStorage.clear();
  router.query = "";
  session.isSignedIn = true;
  shop.cart.mockReturnValue({ status: "ready", cart: null, lines: [], pieces: 0, isPredicted: false });
  shop.load.mockImplementation((id) => Promise.resolve(anOrder({ id, number: id, status: "PAYMENT_FAILED" })));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("opens the order the router's address asks for, although the browser's is still the one before", async () => {
  router.query = `order=${first}`;
  render(page(new QueryClient()));
  expect(await screen.findByText(first)).toBeTruthy();
  expect(location.search).toBe("");
});

it("opens another order when the page is shown again", async () => {
  const client = new QueryClient();
  const { rerender } = render(page(client));
  expect(await screen.findByRole("heading", { name: "Votre panier est vide" })).toBeTruthy();
  await expectSound();
  router.query = `order=${first}`;
  rerender(page(client));
  expect(await screen.findByText(first)).toBeTruthy();
  router.query = `order=${second}`;
  rerender(page(client));
  expect(await screen.findByText(second)).toBeTruthy();
  expect(screen.queryByText(first)).toBeNull();
});

it("goes on to a cart filled anew after the order this tab paid last, unless the address names that order", async () => {
  const cart = aCart({ lines: [aCartLine()] });
  shop.cart.mockReturnValue({ status: "ready", cart, lines: showLines(cart, noWishes), pieces: 1, isPredicted: false });
  shop.load.mockImplementation((id) => Promise.resolve(anOrder({ id, number: id, status: "PAID" })));
  tabStore().writeOpenOrder(first);
  render(page(new QueryClient()));
  expect(await screen.findByText("the cart")).toBeTruthy();
  cleanup();
  router.query = `order=${first}`;
  render(page(new QueryClient()));
  expect(await screen.findByRole("heading", { name: new RegExp(first) })).toBeTruthy();
  await expectSound();
  expect(screen.queryByText("the cart")).toBeNull();
});

it("sends a box that waits for its money to its own page, and keeps no order of it", async () => {
  const replace = vi.fn<(address: string) => void>();
  vi.stubGlobal("location", { ...window.location, search: "", replace });
  router.query = `order=${first}`;
  tabStore().writeOpenOrder(first);
  shop.load.mockResolvedValue(anOrder({ id: first, number: first, kind: "BOX", status: "PAYMENT_FAILED" }));
  render(page(new QueryClient()));
  await vi.waitFor(() => expect(replace.mock.calls).toEqual([[`/infos/failed-payment/${first}`]]));
  expect(tabStore().readOpenOrder()).toBeNull();
  expect(screen.queryByText(first)).toBeNull();
});

it("asks for the order again where it did not come", async () => {
  router.query = `order=${first}`;
  shop.load.mockRejectedValueOnce(new Error("the API is away"));
  render(page(new QueryClient({ defaultOptions: { queries: { retry: false } } })));
  const again = await screen.findByRole("button", { name: fr.checkout.failure.retry });
  await expectSound();
  fireEvent.click(again);
  expect(await screen.findByText(first)).toBeTruthy();
});

it("takes nothing for an order that is no identifier of one", async () => {
  router.query = "order=../clients/me";
  render(page(new QueryClient()));
  expect(await screen.findByRole("heading", { name: "Votre panier est vide" })).toBeTruthy();
  expect(shop.load).not.toHaveBeenCalledWith(expect.stringContaining("clients"));
});

it("does not ask to sign in for a cart of which nothing can be had", async () => {
  session.isSignedIn = false;
  const cart = aCart({ lines: [aCartLine({ status: "sold_out", available_quantity: 0 })] });
  shop.cart.mockReturnValue({ status: "ready", cart, lines: showLines(cart, noWishes), pieces: 1, isPredicted: false });
  render(page(new QueryClient()));
  expect(await screen.findByRole("heading", { name: "Il n’y a rien à commander pour l’instant" })).toBeTruthy();
  expect(screen.queryByRole("textbox", { name: "Adresse e-mail" })).toBeNull();
});
