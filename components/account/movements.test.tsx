import { cleanup, screen, within } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { runDueJobs } from "#backend/jobs/run-due-jobs.ts";
import { grantPoints } from "#backend/loyalty/points.ts";
import { getLoyalty, getLoyaltyPoints } from "#contract/loyalty.ts";
import { createOrder, quoteOrder, type Order } from "#contract/orders.ts";
import { createReturn } from "#contract/returns.ts";
import { getWallet } from "#contract/wallet.ts";
import { formatEuros } from "#lib/money/format.ts";
import es from "#messages/es.json" with { type: "json" };
import { comeBack } from "#tests/backend/box-builders.ts";
import { aCard, anAddress } from "#tests/backend/builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { aDeliveredOrder, type Customer } from "#tests/backend/delivered-order.ts";
import { insertTestCatalogue, present } from "#tests/backend/test-catalogue.ts";
import { showPage } from "#tests/storefront/server-page.tsx";

vi.mock("server-only", () => ({}));
vi.mock("next-intl/server", async () => (await import("#tests/storefront/server-page.tsx")).serverWords);
vi.mock("#lib/website/api.ts", () => ({ isFeatureOn: async () => true }));
const { PointHistory } = await import("./point-history.tsx");
const { WalletOverview } = await import("./wallet-overview.tsx");

let api: TestApi;
/** Paid a part from the wallet, had a part back into it, has the points of the rest, and spent points on another order. */
let customer: Customer;
let second: Order;
beforeAll(async () => {
  api = await createTestApi();
  const pieces = await insertTestCatalogue(api.dependencies.db, api.clock.now(), 20);
  const wanted = [present(pieces[0]), present(pieces[6])].map((piece) => [piece, 2] satisfies [typeof piece, number]);
  customer = await aDeliveredOrder(api, wanted, { walletCents: 2550 });
  await api.call(createReturn, {
    token: customer.token,
    idempotencyKey: crypto.randomUUID(),
    body: {
      order_id: customer.order.id,
      refund_to: "WALLET",
      items: [{ order_line_id: present(customer.order.lines[0]).id, quantity: 1, reason: "OTHER" }],
    },
  });
  for (let day = 0; day < 50; day++) {
    api.clock.advance(86_400_000);
    await runDueJobs(api.dependencies);
  }
  const token = await comeBack(api, customer);
  customer = { ...customer, token };
  await api.dependencies.db.transaction((tx) =>
    grantPoints(
      tx,
      {
        clientId: customer.client_id,
        points: 1200,
        rule: "RECYCLING_POINTS",
        source: { type: "recycling", id: customer.client_id },
        dedupeKey: crypto.randomUUID(),
      },
      api.clock.now(),
    ),
  );
  api.clock.advance(60_000);
  const code = present((await api.call(getLoyalty, { token })).tiers.find(({ reward }) => reward)?.reward).code;
  const { id: variant_id, productId: product_id } = present(pieces[3]);
  const what = { lines: [{ product_id, variant_id, quantity: 1 }], delivery: { mode: "HOME" as const }, codes: [code] };
  const { totals } = await api.call(quoteOrder, { token, body: { ...what, address: { country_code: "FR" } } });
  second = await api.call(createOrder, {
    token,
    idempotencyKey: crypto.randomUUID(),
    body: {
      ...what,
      shipping_address: anAddress(),
      payment_method_id: (await aCard(api, token)).id,
      expected_total_ttc: totals.total_amount_ttc,
    },
  });
});
afterAll(() => api.close());
afterEach(cleanup);

const plain = (text: string) => text.replaceAll(/\s/g, " ");
/** A number as Spain writes it. */
const numberIn = (text: string) =>
  Number(
    (/[+\-\u2212]?[\d.]+(?:,\d+)?/.exec(text)?.[0] ?? "").replaceAll(".", "").replace(",", ".").replace("\u2212", "-"),
  );
/** The rows of a list of movements: title, what it moved and what there was then. */
const rowsOf = (label: string) =>
  within(screen.getByRole("list", { name: label }))
    .getAllByRole("listitem")
    .map((row) => {
      const texts = [...row.querySelectorAll("p")].map(({ textContent }) => plain(textContent ?? ""));
      const [title = "", detail = "", moved = "", balance = ""] = texts;
      return { title, detail, moved: numberIn(moved), balance: numberIn(balance.replace(/^Saldo /, "")), text: moved };
    });
const inCents = (euros: number) => Math.round(euros * 100);
const expectSums = (rows: ReturnType<typeof rowsOf>, balance: number) => {
  expect(rows.reduce((sum, { moved }) => sum + inCents(moved), 0)).toBe(inCents(balance));
  expect(present(rows[0]).balance).toBe(balance);
  for (const [index, row] of rows.entries())
    expect(inCents(row.balance)).toBe(inCents(row.moved) + inCents(rows[index + 1]?.balance ?? 0));
};

it("has movements of the wallet in Spanish that come to what it holds", async () => {
  const wallet = await api.call(getWallet, { token: customer.token });
  await showPage("es", () => WalletOverview({ wallet, locale: "es" }));
  const texts = es.accountWallet;
  const rows = rowsOf(texts.movements);
  expect(rows.map(({ title }) => title)).toEqual([
    texts.rule.ORDER_REFUNDED,
    texts.rule.ORDER_WALLET_USED,
    texts.rule.GOODWILL,
  ]);
  expectSums(rows, wallet.amount);
  expect(present(rows[2]).text).toBe(plain(`+${formatEuros(25.5, "es")}`));
  expect(present(screen.getByText(texts.amount).parentElement).textContent).toContain(formatEuros(wallet.amount, "es"));
  const [link] = screen.getAllByRole("link", { name: texts.order.replace("{number}", customer.order.number) });
  expect(link?.getAttribute("href")).toBe(`/es/infos/orders#${customer.order.number}`);
});

it("has a history of points in Spanish that comes to the balance", async () => {
  const { token } = customer;
  const [history, { balance }] = [await api.call(getLoyaltyPoints, { token }), await api.call(getLoyalty, { token })];
  await showPage("es", () => PointHistory({ history, locale: "es" }));
  const texts = es.accountLoyalty;
  const rows = rowsOf(texts.history);
  expect(rows.map(({ title, detail }) => [title, detail.split(" · ")[1]])).toEqual([
    [texts.rule.POINTS_REDEEMED, texts.order.replace("{number}", second.number)],
    [texts.rule.RECYCLING_POINTS, undefined],
    [texts.rule.ORDER_POINTS, texts.order.replace("{number}", customer.order.number)],
  ]);
  expectSums(rows, balance);
  expect(screen.getByRole("link", { name: texts.back }).getAttribute("href")).toBe("/es/infos/loyalty");
});
