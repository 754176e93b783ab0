import { cleanup, screen, within } from "@testing-library/react";
import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { cancelReturn, createReturn, getReturns } from "#contract/returns.ts";
import de from "#messages/de.json" with { type: "json" };
import fr from "#messages/fr.json" with { type: "json" };
import { aClient } from "#tests/backend/builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { aDeliveredOrder } from "#tests/backend/delivered-order.ts";
import { insertTestCatalogue, present, type TestPiece } from "#tests/backend/test-catalogue.ts";
import { anOrder } from "#tests/lib/order-builders.ts";
import { showPage } from "#tests/storefront/server-page.tsx";
import { expectSound } from "#tests/storefront/sound.ts";

vi.mock("server-only", () => ({}));
vi.mock("next-intl/server", async () => (await import("#tests/storefront/server-page.tsx")).serverWords);
vi.mock("next/navigation", () => ({ useRouter: () => ({ refresh: () => undefined }) }));
const { LabelList } = await import("./label-list.tsx");
const { ReturnDetails } = await import("./return-details.tsx");
const { ReturnOverview } = await import("./return-overview.tsx");

let api: TestApi;
let pieces: TestPiece[];
beforeAll(async () => {
  api = await createTestApi({ environment: { SEED_ACCOUNTS: false } });
  pieces = await insertTestCatalogue(api.dependencies.db, api.clock.now(), 10);
});
afterAll(() => api.close());
afterEach(cleanup);

/** The page as its owner finds it: it asks for what is declared. */
const open = async (locale: "fr" | "de", token: string) => {
  cleanup();
  const { items } = await api.call(getReturns, { token, query: { status: "DECLARED" } });
  await showPage(locale, () => LabelList({ returns: items }));
};

it.each([
  { locale: "fr", messages: fr, prefix: "" },
  { locale: "de", messages: de, prefix: "/de" },
] as const)(
  "lists the label of each parcel still to be handed in, as files that open and as a code to show: $locale",
  async (page) => {
    const { locale, messages, prefix } = page;
    const { order, token } = await aDeliveredOrder(api, [[present(pieces[0]), 1]]);
    const line = present(order.lines[0]);
    const { id, tracking_number: number } = await api.call(createReturn, {
      token,
      idempotencyKey: randomUUID(),
      body: { order_id: order.id, items: [{ order_line_id: line.id, quantity: 1, reason: "TOO_SMALL" }] },
    });
    await open(locale, token);
    const card = within(screen.getByRole("article"));
    expect(card.getByRole("heading", { name: new RegExp(order.number) })).toBeTruthy();
    for (const format of ["A4", "A6"] as const) {
      const name = messages.tryOn.labelOf.replace("{number}", order.number).replace("{format}", format);
      const address = present(card.getByRole("link", { name }).getAttribute("href"));
      const answer = await api.request(address.replace(/^\/api/, ""), {
        headers: { authorization: `Bearer ${token}` },
      });
      expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    }
    const code = card.getByRole("img", { name: messages.tryOn.qr.replace("{number}", number) });
    expect(within(present(code.closest("figure"))).getByText(number)).toBeTruthy();
    const details = card.getByRole("link", { name: messages.accountReturn.details });
    expect(details.getAttribute("href")).toBe(`${prefix}/infos/returns/${id}`);
    await expectSound();

    /* A parcel that will not come needs no label. */
    await api.call(cancelReturn, { token, params: { id } });
    await open(locale, token);
    expect(screen.queryByRole("article")).toBeNull();
  },
);

it.each([
  { locale: "fr", messages: fr, prefix: "" },
  { locale: "de", messages: de, prefix: "/de" },
] as const)("leads on to the returns where there is no label: $locale", async ({ locale, messages, prefix }) => {
  await open(locale, (await aClient(api)).token);
  expect(screen.getByRole("heading", { name: messages.accountReturn.noLabel })).toBeTruthy();
  const way = screen.getByRole("link", { name: messages.accountReturn.toReturns });
  expect(way.getAttribute("href")).toBe(`${prefix}/infos/returns`);
  await expectSound();
});

it.each([
  { locale: "fr", messages: fr, prefix: "", box: "Malle PM-2", shop: "Commande PM-1", of: "Retour de la malle PM-2" },
  {
    locale: "de",
    messages: de,
    prefix: "/de",
    box: "Koffer PM-2",
    shop: "Bestellung PM-1",
    of: "Rücksendung zu Koffer PM-2",
  },
] as const)("tells a box from an order of the shop, and leads to where each is decided: $locale", async (page) => {
  const { locale, messages, prefix, box, shop, of } = page;
  const { order, token } = await aDeliveredOrder(api, [[present(pieces[3]), 1]]);
  const made = await api.call(createReturn, {
    token,
    idempotencyKey: randomUUID(),
    body: {
      order_id: order.id,
      items: [{ order_line_id: present(order.lines[0]).id, quantity: 1, reason: "TOO_SMALL" }],
    },
  });
  const entry = { ...made, order: { id: order.id, number: "PM-2", kind: "BOX" as const } };
  const found = await api.call(getReturns, { token, query: {} });
  const open = { status: "DELIVERED", can_return: true, return_until: "2026-12-01" } as const;
  const orders = [
    anOrder({ ...open, number: "PM-1" }),
    anOrder({ ...open, id: "0d7d8a9e-0000-4000-8000-000000000010", kind: "BOX", number: "PM-2" }),
  ];
  await showPage(locale, () => ReturnOverview({ orders, returns: { ...found, items: [entry] } }));
  expect([screen.getByText(shop), screen.getByText(box)]).toHaveLength(2);
  /* The number follows, for who hears one link without its order. */
  const linkOf = (words: string, number: string) =>
    screen.getByRole("link", { name: (name) => name.startsWith(words) && name.endsWith(number) });
  expect(linkOf(messages.accountReturn.seePieces, "PM-1")).toBeTruthy();
  const toBox = linkOf(messages.orderAct.tryOn, "PM-2");
  expect(toBox.getAttribute("href")).toBe(`${prefix}/infos/returns/order/${present(orders[1]).id}`);
  expect(screen.getByRole("heading", { name: of })).toBeTruthy();
  await expectSound();
  cleanup();
  await showPage(locale, () => ReturnDetails({ entry }));
  const way = screen.getByRole("link", { name: (name) => name.toLowerCase().includes(box.toLowerCase()) });
  expect(way.getAttribute("href")).toBe(`${prefix}/infos/orders#PM-2`);
});
