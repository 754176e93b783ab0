import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { createRef } from "react";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import type { Client } from "#contract/client.ts";
import { createOrder, getOrder, getOrders, quoteOrder, type Order } from "#contract/orders.ts";
import { writeCartMemo } from "#lib/cart/cart-shell.ts";
import { useCart } from "#lib/cart/use-cart.ts";
import { AppError } from "#lib/http/app-error.ts";
import type { ApiClient } from "#lib/http/api-client.ts";
import { formatEuros } from "#lib/money/format.ts";
import { queryClient } from "#lib/query/query-client.ts";
import de from "#messages/de.json" with { type: "json" };
import { aCard, aClient, anAddress, type SignedIn } from "#tests/backend/builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { fillWallet } from "#tests/backend/delivered-order.ts";
import { insertTestCatalogue, present, type TestPiece } from "#tests/backend/test-catalogue.ts";
import { cartAtPayment } from "#tests/storefront/cart-at-payment.ts";
import { allAnswered, clientOf } from "#tests/storefront/client-of.ts";
import { expectSound } from "#tests/storefront/sound.ts";
import { OrderCheckout } from "./order-checkout.tsx";

/* A new order in one tab, whose part of the wallet a new order of another tab takes meanwhile. */
const shop = vi.hoisted(() => ({ client: null as ApiClient | null, left: [] as string[] }));
vi.mock("#lib/http/browser-client.ts", () => ({ browserApi: () => shop.client }));
vi.mock("#lib/routing/open-address.ts", () => ({ openAddress: (url: string) => void shop.left.push(url) }));

let api: TestApi;
let pieces: TestPiece[];
let client: SignedIn;
beforeAll(async () => {
  api = await createTestApi({ environment: { SEED_ACCOUNTS: false } });
  pieces = await insertTestCatalogue(api.dependencies.db, api.clock.now(), 10);
});
afterAll(() => api.close());
afterEach(() => {
  cleanup();
  queryClient().clear();
  sessionStorage.clear();
  writeCartMemo(null);
  vi.unstubAllGlobals();
  shop.left = [];
});

const plain = (text: string) => text.replaceAll(/\s/g, " ");
const euros = (amount: number) => plain(formatEuros(amount, "de"));
const wallet = (amount: number) => {
  const name = de.price.code.wallet.replace("{amount}", euros(amount));
  return screen.findByRole<HTMLInputElement>("checkbox", { name: (told) => plain(told) === name });
};
const submit = async () => {
  fireEvent.click(await screen.findByRole("button", { name: de.checkout.submit }));
  await vi.dynamicImportSettled();
  await act(allAnswered);
};

function Shown({ known }: { known: Client }) {
  const cart = useCart();
  if (cart.status !== "ready" || !cart.cart) return null;
  return (
    <OrderCheckout
      client={known}
      cart={cart.cart}
      isUpdating={cart.isPredicted}
      onOrdered={() => undefined}
      locale="de"
      lastStepRef={createRef()}
    />
  );
}

/** The last step of a new order of 24,80 euros that the wallet helps to pay. */
async function openCheckout(walletCents: number): Promise<void> {
  client = await aClient(api);
  const { token } = client;
  await aCard(api, token);
  await fillWallet(api, client.client_id, walletCents);
  const known = await cartAtPayment(api, client, present(pieces[0]).id, true);
  shop.client = clientOf(api, client);
  render(
    <NextIntlClientProvider locale="de" messages={de} timeZone="Europe/Paris">
      <QueryClientProvider client={queryClient()}>
        <Shown known={known} />
      </QueryClientProvider>
    </NextIntlClientProvider>,
  );
  await act(allAnswered);
}

/** A new order in another tab, from the wallet as far as it goes. */
async function orderElsewhere(): Promise<Order> {
  const { token } = client;
  const piece = present(pieces[3]);
  const what = {
    lines: [{ product_id: piece.productId, variant_id: piece.id, quantity: 1 }],
    delivery: { mode: "HOME" as const },
    use_wallet: true,
  };
  const { totals } = await api.call(quoteOrder, { token, body: { ...what, address: { country_code: "FR" } } });
  const card = await aCard(api, token);
  return api.call(createOrder, {
    token,
    idempotencyKey: crypto.randomUUID(),
    body: {
      ...what,
      shipping_address: anAddress(),
      payment_method_id: card.id,
      expected_total_ttc: totals.total_amount_ttc,
      expected_due_ttc: totals.due_ttc,
    },
  });
}

const placed = async () => {
  const { items } = await api.call(getOrders, { token: client.token, query: {} });
  return api.call(getOrder, { token: client.token, params: { id: present(items.at(0)).id } });
};

async function typeCard(number: string): Promise<void> {
  fireEvent.click(await screen.findByRole("radio", { name: de.payment.newCard }));
  const type = async (label: string, value: string) => {
    const field = await screen.findByRole("textbox", { name: label });
    fireEvent.change(field, { target: { value } });
  };
  await type(de.payment.number, number);
  await type(de.payment.expiry, "04 / 30");
  await type(de.payment.cvc, "123");
}

it("shows what is left to pay where another tab spent the wallet, and keeps the card that was typed", async () => {
  await openCheckout(1000);
  await wallet(10);
  await typeCard("5555 5555 5555 4444");
  expect(await orderElsewhere()).toMatchObject({ status: "PAID", wallet_ttc: 10 });
  await submit();
  expect(await screen.findByRole("heading", { name: de.checkout.change.title })).toBeTruthy();
  await expectSound();
  expect(await screen.findByRole<HTMLInputElement>("radio", { name: /4444/, checked: true })).toBeTruthy();
  expect(shop.left).toEqual([]);
  await submit();
  await vi.waitFor(() => expect(shop.left).toEqual([expect.stringContaining("/shop/payment-successful?order=")]));
  expect(await placed()).toMatchObject({ status: "PAID", wallet_ttc: 0, due_ttc: 24.8, payment: { last4: "4444" } });
});

it("brings the sums up to date by itself where the wallet is spent in the very moment of the order, and says so", async () => {
  await openCheckout(3000);
  expect(await screen.findByText(de.checkout.nothingDue)).toBeTruthy();
  const real = present(shop.client);
  let orders = 0;
  shop.client = {
    ...real,
    call: async (endpoint, ...input) => {
      if ((endpoint as unknown) !== createOrder || (orders += 1) > 1) return real.call(endpoint, ...input);
      expect(await orderElsewhere()).toMatchObject({ status: "PAID", wallet_ttc: 29.4 });
      throw new AppError("domain", "INSUFFICIENT_BALANCE", "-", { status: 409 });
    },
  };
  await submit();
  expect(await screen.findByText(de.error.INSUFFICIENT_BALANCE)).toBeTruthy();
  expect((await wallet(0.6)).checked).toBe(true);
  await vi.waitFor(() => expect(screen.queryByText(de.checkout.nothingDue)).toBeNull());
  expect((await screen.findAllByText(euros(24.2))).length).toBeGreaterThan(0);
  fireEvent.click(await screen.findByRole("radio", { name: /4242/ }));
  await submit();
  await vi.waitFor(() => expect(shop.left).toHaveLength(1));
  expect(await placed()).toMatchObject({ status: "PAID", wallet_ttc: 0.6, due_ttc: 24.2 });
});
