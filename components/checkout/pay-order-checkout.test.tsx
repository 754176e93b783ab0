import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { createRef } from "react";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { getClient } from "#contract/client.ts";
import { createOrder, getOrder, quoteOrder, type Order } from "#contract/orders.ts";
import type { PaymentMethod } from "#contract/payment-methods.ts";
import { getWallet } from "#contract/wallet.ts";
import type { ApiClient } from "#lib/http/api-client.ts";
import { formatEuros } from "#lib/money/format.ts";
import { queryClient } from "#lib/query/query-client.ts";
import de from "#messages/de.json" with { type: "json" };
import { aCard, aClient, anAddress, cards, type SignedIn } from "#tests/backend/builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { fillWallet } from "#tests/backend/delivered-order.ts";
import { insertTestCatalogue, present, type TestPiece } from "#tests/backend/test-catalogue.ts";
import { allAnswered, clientOf } from "#tests/storefront/client-of.ts";
import { expectSound } from "#tests/storefront/sound.ts";
import { GuaranteeSlot } from "./guarantee-slot.tsx";
import { PayOrderCheckout } from "./pay-order-checkout.tsx";

const shop = vi.hoisted(() => ({ client: null as ApiClient | null, left: [] as string[] }));
vi.mock("#lib/http/browser-client.ts", () => ({ browserApi: () => shop.client }));
vi.mock("#lib/routing/open-address.ts", () => ({ openAddress: (url: string) => void shop.left.push(url) }));

let api: TestApi;
let pieces: TestPiece[];
beforeAll(async () => {
  api = await createTestApi({ environment: { SEED_ACCOUNTS: false } });
  pieces = await insertTestCatalogue(api.dependencies.db, api.clock.now(), 10);
});
afterAll(() => api.close());
afterEach(() => {
  cleanup();
  queryClient().clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

async function order({ token }: SignedIn, piece: TestPiece, card: PaymentMethod, use_wallet: boolean): Promise<Order> {
  const what = {
    lines: [{ product_id: piece.productId, variant_id: piece.id, quantity: 1 }],
    delivery: { mode: "HOME" as const },
    use_wallet,
  };
  const { totals } = await api.call(quoteOrder, { token, body: { ...what, address: { country_code: "FR" } } });
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
const notice = "Was das Gesetz sagt";
const plain = (text: string) => text.replaceAll(/\s/g, " ");
const euros = (amount: number) => plain(formatEuros(amount, "de"));
const wallet = (amount: number) => {
  const name = de.price.code.wallet.replace("{amount}", euros(amount));
  return screen.findByRole<HTMLInputElement>("checkbox", { name: (told) => plain(told) === name });
};
const submit = async () => {
  fireEvent.click(screen.getByRole("button", { name: de.checkout.submit }));
  await vi.dynamicImportSettled();
  await act(allAnswered);
};

it("says that the sum is another one where the wallet was spent in another tab, and takes the rest by card", async () => {
  const client = await aClient(api);
  const card = await aCard(api, client.token);
  const declined = await aCard(api, client.token, cards.declined);
  await fillWallet(api, client.client_id, 3000);
  const failed = await order(client, present(pieces[0]), declined, false);
  expect(failed).toMatchObject({ status: "PAYMENT_FAILED", due_ttc: 24.8 });
  shop.client = clientOf(api, client);
  render(
    <NextIntlClientProvider locale="de" messages={de} timeZone="Europe/Paris">
      <QueryClientProvider client={queryClient()}>
        <GuaranteeSlot notice={<p>{notice}</p>}>
          <PayOrderCheckout
            client={await api.call(getClient, { token: client.token })}
            order={failed}
            onPaid={() => undefined}
            locale="de"
            lastStepRef={createRef()}
          />
        </GuaranteeSlot>
      </QueryClientProvider>
    </NextIntlClientProvider>,
  );
  fireEvent.click(await wallet(30));
  expect(await screen.findByText(de.checkout.nothingDue)).toBeTruthy();
  const binding = screen.getByRole("button", { name: de.checkout.submit });
  expect(binding.compareDocumentPosition(screen.getByText(notice))).toBe(Node.DOCUMENT_POSITION_PRECEDING);

  const elsewhere = await order(client, present(pieces[3]), card, true);
  expect(elsewhere).toMatchObject({ status: "PAID", wallet_ttc: 29.4 });
  await submit();
  expect(await screen.findByText(de.error.TOTAL_CHANGED)).toBeTruthy();
  await expectSound();
  expect((await wallet(0.6)).checked).toBe(true);
  expect(screen.queryByText(de.checkout.nothingDue)).toBeNull();
  expect(screen.getAllByText(euros(24.2)).length).toBeGreaterThan(0);
  const read = () => api.call(getOrder, { token: client.token, params: { id: failed.id } });
  expect(await read()).toMatchObject({ status: "PAYMENT_FAILED", wallet_ttc: 0, due_ttc: 24.8 });

  fireEvent.click(await screen.findByRole("radio", { name: /4242/ }));
  await submit();
  await vi.waitFor(() => expect(shop.left).toHaveLength(1));
  expect(await read()).toMatchObject({ status: "PAID", wallet_ttc: 0.6, due_ttc: 24.2 });
  expect((await api.call(getWallet, { token: client.token })).amount).toBe(0);
});
