import { cleanup, screen, within } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { receiveDemoReturns, settleReturns } from "#backend/returns/jobs.ts";
import { trackingAddress } from "#contract/carriers.ts";
import { getOrder, type Order } from "#contract/orders.ts";
import { createReturn, getReturn } from "#contract/returns.ts";
import { formatDate } from "#lib/dates/format.ts";
import { formatEuros } from "#lib/money/format.ts";
import de from "#messages/de.json" with { type: "json" };
import es from "#messages/es.json" with { type: "json" };
import fr from "#messages/fr.json" with { type: "json" };
import nl from "#messages/nl.json" with { type: "json" };
import { comeBack } from "#tests/backend/box-builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { aDeliveredOrder } from "#tests/backend/delivered-order.ts";
import { insertTestCatalogue, present } from "#tests/backend/test-catalogue.ts";
import { anOrder } from "#tests/lib/order-builders.ts";
import { showPage } from "#tests/storefront/server-page.tsx";
import { expectSound } from "#tests/storefront/sound.ts";

vi.mock("next-intl/server", async () => (await import("#tests/storefront/server-page.tsx")).serverWords);
const { OrderSummary } = await import("./order-summary.tsx");

let api: TestApi;
/** An order of which one piece came back for money and one for another size, and the order that brings that. */
let [first, second]: Order[] = [];
beforeAll(async () => {
  api = await createTestApi();
  const pieces = await insertTestCatalogue(api.dependencies.db, api.clock.now(), 20);
  const customer = await aDeliveredOrder(api, [
    [present(pieces[6]), 1],
    [present(pieces[0]), 1],
  ]);
  const [swapped, refunded] = customer.order.lines.map(({ id }) => ({
    order_line_id: id,
    quantity: 1,
    reason: "OTHER" as const,
  }));
  const { id } = await api.call(createReturn, {
    token: customer.token,
    idempotencyKey: crypto.randomUUID(),
    body: {
      order_id: customer.order.id,
      items: [{ ...present(swapped), exchange_variant_id: present(pieces[7]).id }, present(refunded)],
    },
  });
  for (let day = 0; day < 8; day++) {
    api.clock.advance(86_400_000);
    await receiveDemoReturns(api.dependencies);
    await settleReturns(api.dependencies);
  }
  const token = await comeBack(api, customer);
  const { replacement_order_id: replacement } = await api.call(getReturn, { token, params: { id } });
  first = await api.call(getOrder, { token, params: { id: customer.order.id } });
  second = await api.call(getOrder, { token, params: { id: present(replacement) } });
});
afterAll(() => api.close());
afterEach(cleanup);

const plain = (text: string) => text.replaceAll(/\s/g, " ");
const fill = (text: string, values: Record<string, string>) =>
  plain(text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? ""));
const linkNamed = (name: string) => screen.getByRole("link", { name: (told) => plain(told) === name });
const linkTo = (name: string) => linkNamed(name).getAttribute("href");

it.each([
  ["de", de.order],
  ["es", es.order],
] as const)(
  "leads in %s to the parcel, to what was given back, and from an exchange to its order",
  async (locale, texts) => {
    const [order, exchange] = [present(first), present(second)];
    const { carrier } = order.delivery;
    const number = present(order.tracking_number);
    await showPage(locale, () => OrderSummary({ order, locale, isOpen: true }));
    expect(screen.getByText(fill(texts.trackingNumber, { number }))).toBeTruthy();
    const track = linkNamed(fill(texts.track, { carrier }));
    expect(track.getAttribute("href")).toBe(present(trackingAddress(carrier, number)));
    expect([track.getAttribute("target"), track.getAttribute("rel")]).toEqual(["_blank", "noopener noreferrer"]);

    expect(order.credit_notes).toHaveLength(1);
    const note = present(order.credit_notes[0]);
    const documents = within(present(screen.getByRole("heading", { name: texts.documents }).parentElement));
    const path = `/api/clients/me/orders/${order.id}/invoice.pdf`;
    expect(documents.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      path,
      `${path}?credit_note=${note.number}`,
    ]);
    const told = {
      number: note.number,
      date: formatDate(note.issued_at, locale),
      amount: formatEuros(note.total_ttc, locale),
    };
    expect(linkNamed(fill(texts.creditNote, told))).toBeTruthy();
    await expectSound();

    expect(linkTo(fill(texts.replacedBy, { number: exchange.number }))).toBe(
      `/${locale}/infos/orders#${exchange.number}`,
    );
    cleanup();
    await showPage(locale, () => OrderSummary({ order: exchange, locale, isOpen: true }));
    expect(screen.getByText(texts.kind.EXCHANGE)).toBeTruthy();
    expect(linkTo(fill(texts.toFirstOrder, { number: order.number }))).toBe(`/${locale}/infos/orders#${order.number}`);
    expect(screen.queryByRole("link", { name: texts.invoice })).toBeNull();
    await expectSound();
  },
);

it.each([
  ["de", de.order],
  ["es", es.order],
] as const)("leads in %s from a box that was billed to its withdrawal, while there is one", async (locale, texts) => {
  const box = anOrder({ kind: "BOX", status: "PAID", delivered_at: "2026-11-20T10:00:00.000Z", can_withdraw: true });
  await showPage(locale, () => OrderSummary({ order: box, locale, isOpen: true }));
  expect(linkTo(texts.withdraw)).toBe(`/${locale}/withdrawal?order=${box.number}`);
  await expectSound();
  cleanup();
  await showPage(locale, () => OrderSummary({ order: { ...box, can_withdraw: false }, locale, isOpen: true }));
  expect(screen.queryByRole("link", { name: texts.withdraw })).toBeNull();
});

it.each([
  ["fr", fr.order, /command/i],
  ["de", de.order, /bestell/i],
  ["nl", nl.order, /bestel/i],
  ["es", es.order, /pedid/i],
] as const)("calls a box in %s nowhere in its card an order, and an order one", async (locale, texts, anOrdered) => {
  const at = "2026-11-20T10:00:00.000Z";
  const due = anOrder({
    kind: "BOX",
    status: "PENDING_PAYMENT",
    delivered_at: at,
    timeline: [{ status: "PENDING_PAYMENT", at }],
  });
  const { number } = due;
  await showPage(locale, () => OrderSummary({ order: due, locale, isOpen: true }));
  expect(screen.getByText(texts.boxDetails)).toBeTruthy();
  expect(screen.getByRole("list", { name: fill(texts.boxTimeline, { number }) })).toBeTruthy();
  expect(linkNamed(fill(texts.boxPayLabel, { number })).textContent).toBe(texts.boxPay);
  expect(linkTo(texts.boxAsk)).toContain(`order=${number}`);
  expect(linkTo(fill(texts.boxInvoiceOf, { number }))).toContain("/invoice.pdf");
  expect(document.body.innerHTML).not.toMatch(anOrdered);
  await expectSound();
  cleanup();
  const bought = anOrder({ status: "PENDING_PAYMENT" });
  await showPage(locale, () => OrderSummary({ order: bought, locale, isOpen: true }));
  expect(screen.getByText(texts.details)).toBeTruthy();
  expect(linkNamed(fill(texts.payLabel, { number })).textContent).toBe(texts.pay);
  await expectSound();
  cleanup();
  const cancelled = anOrder({ kind: "BOX", status: "CANCELLED", timeline: [{ status: "CANCELLED", at }] });
  await showPage(locale, () => OrderSummary({ order: cancelled, locale, isOpen: true }));
  expect(screen.getByText(texts.boxCancelled)).toBeTruthy();
  expect(document.body.innerHTML).not.toMatch(anOrdered);
});
