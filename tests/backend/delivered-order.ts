import { randomUUID } from "node:crypto";
import { fulfilOrders } from "#backend/fulfilment/fulfil.ts";
import { accounts } from "#backend/ledger/accounts.ts";
import { postEntry } from "#backend/ledger/post.ts";
import { createOrder, getOrder, quoteOrder, type Order } from "#contract/orders.ts";
import { comeBack } from "./box-builders.ts";
import { aCard, aClient, anAddress, type SignedIn } from "./builders.ts";
import type { TestApi } from "./create-test-api.ts";
import type { TestPiece } from "./test-catalogue.ts";

/** Puts money into a client's wallet. */
export const fillWallet = (api: TestApi, clientId: string, cents: number): Promise<boolean> =>
  api.dependencies.db.transaction(async (tx) =>
    postEntry(tx, {
      rule: "GOODWILL",
      source: { type: "test", id: randomUUID() },
      clientId,
      dedupeKey: randomUUID(),
      at: api.clock.now(),
      postings: [
        { account: accounts.expense("goodwill"), unit: "EUR", amount: -cents },
        { account: accounts.wallet(clientId), unit: "EUR", amount: cents },
      ],
    }),
  );

export interface Customer extends SignedIn {
  order: Order;
}

/** A client with an order of `[piece, quantity]` pairs that was paid, by card and wallet, sent and delivered. */
export async function aDeliveredOrder(
  api: TestApi,
  wanted: [TestPiece, number][],
  options: { walletCents?: number; country?: "FR" | "IE" } = {},
): Promise<Customer> {
  const client = await aClient(api);
  const card = await aCard(api, client.token);
  if (options.walletCents) await fillWallet(api, client.client_id, options.walletCents);
  const country_code = options.country ?? "FR";
  const lines = wanted.map(([piece, quantity]) => ({
    product_id: piece.productId,
    variant_id: piece.id,
    quantity,
    look: null,
  }));
  const use_wallet = options.walletCents !== undefined;
  const { totals } = await api.call(quoteOrder, {
    token: client.token,
    body: { lines, address: { country_code }, delivery: { mode: "HOME" }, use_wallet },
  });
  const { id } = await api.call(createOrder, {
    token: client.token,
    idempotencyKey: randomUUID(),
    body: {
      lines,
      shipping_address: anAddress({ country_code, ...(country_code === "IE" ? { postcode: "D02 AF30" } : {}) }),
      delivery: { mode: "HOME" },
      payment_method_id: card.id,
      use_wallet,
      expected_total_ttc: totals.total_amount_ttc,
      expected_due_ttc: totals.due_ttc,
    },
  });
  for (let step = 0; step < 15; step++) {
    api.clock.advance(86_400_000);
    await fulfilOrders(api.dependencies);
  }
  const token = await comeBack(api, client);
  return { ...client, token, order: await api.call(getOrder, { token, params: { id } }) };
}
