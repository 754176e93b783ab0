import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getInvoice } from "#contract/documents.ts";
import { locales } from "#contract/locale.ts";
import { getOrder, getOrders } from "#contract/orders.ts";
import { createReturn } from "#contract/returns.ts";
import { comeBack } from "#tests/backend/box-builders.ts";
import { aClient } from "#tests/backend/builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { aDeliveredOrder, type Customer } from "#tests/backend/delivered-order.ts";
import { textOfPdf } from "#tests/backend/pdf-text.ts";
import { insertTestCatalogue, present, type TestPiece } from "#tests/backend/test-catalogue.ts";
import { formatMoney } from "../mails/format.ts";
import { settleReturns } from "../returns/jobs.ts";
import { receiveParcel } from "../staff/receive-parcel.ts";
import { drawCreditNote } from "./credit-note.ts";
import { findCreditNotes } from "./credit-notes.ts";
import { documentTextsOf } from "./texts.ts";

let api: TestApi;
let pieces: TestPiece[];
beforeAll(async () => {
  api = await createTestApi();
  pieces = await insertTestCatalogue(api.dependencies.db, api.clock.now(), 60);
});
afterAll(() => api.close());

const piece = (index: number) => present(pieces[index]);
const plain = (text: string) => text.replaceAll(/\s/g, " ");
const orderOf = async (customer: Customer) =>
  api.call(getOrder, { token: await comeBack(api, customer), params: { id: customer.order.id } });

/** Sends pieces of an order back: `[line, count, another size instead of money]`. */
async function sendBack(customer: Customer, lines: [at: number, quantity: number, exchange?: number][]) {
  const { order } = customer;
  const { tracking_number } = await api.call(createReturn, {
    token: await comeBack(api, customer),
    idempotencyKey: randomUUID(),
    body: {
      order_id: order.id,
      items: lines.map(([at, quantity, exchange]) => ({
        order_line_id: present(order.lines[at]).id,
        quantity,
        reason: "TOO_SMALL" as const,
        ...(exchange === undefined ? {} : { exchange_variant_id: exchange }),
      })),
    },
  });
  await receiveParcel(api.dependencies, tracking_number);
}
async function settle() {
  api.clock.advance(3 * 86_400_000);
  await settleReturns(api.dependencies);
}

describe("a credit note", () => {
  it("is issued for each refund of an invoiced order, with its pieces, VAT and numbers of its own", async () => {
    const customer = await aDeliveredOrder(
      api,
      [
        [piece(0), 2],
        [piece(3), 1],
      ],
      { walletCents: 1000 },
    );
    expect((await orderOf(customer)).credit_notes).toEqual([]);
    await sendBack(customer, [[0, 1]]);
    await settle();
    await sendBack(customer, [
      [0, 1],
      [1, 1],
    ]);
    await settle();
    const order = await orderOf(customer);
    expect(order.credit_notes).toMatchObject([
      { number: "AV-2026-000001", total_ttc: 19.9 },
      { number: "AV-2026-000002", total_ttc: 44.4 },
    ]);
    const token = await comeBack(api, customer);
    const listed = (await api.call(getOrders, { token, query: {} })).items;
    expect(listed.find(({ id }) => id === order.id)?.credit_notes).toEqual(order.credit_notes);
    const notes = await findCreditNotes(api.dependencies.db, [order.id]);
    expect(notes[1]).toMatchObject({ providerCents: 3440, walletCents: 1000, shippingCents: 0 });
    // Together they take back all of the order's VAT, to the cent.
    const vat = notes.reduce((sum, { vatCents }) => sum + vatCents, 0);
    expect(vat).toBe(Math.round(order.vat_amount * 100));

    const ask = (credit_note: string, by = token) =>
      ({ token: by, params: { id: order.id }, query: { credit_note } }) as const;
    const file = await api.call(getInvoice, ask("AV-2026-000002"));
    expect([file.name, file.type]).toEqual(["AV-2026-000002.pdf", "application/pdf"]);
    expect((await api.call(getInvoice, { token, params: { id: order.id } })).name).toBe("FA-2026-000001.pdf");
    expect((await api.fail(getInvoice, ask("AV-2026-000099"))).code).toBe("NOT_FOUND");
    const stranger = await aClient(api);
    expect((await api.fail(getInvoice, ask("AV-2026-000001", stranger.token))).code).toBe("NOT_FOUND");
  });

  it.each(locales)("in %s names the invoice it corrects, what came back and how it is paid", async (locale) => {
    const customer = await aDeliveredOrder(api, [[piece(6), 1]]);
    await sendBack(customer, [[0, 1]]);
    await settle();
    const order = await orderOf(customer);
    const note = present((await findCreditNotes(api.dependencies.db, [order.id]))[0]);
    const invoice = { number: "FA-2026-000077", issuedAt: api.clock.now() };
    const text = plain(textOfPdf(await drawCreditNote(order, { note, invoice, locale }, { isCompressed: false })));
    const { creditNote: texts, invoice: words } = documentTextsOf(locale);
    for (const part of [
      present(order.credit_notes[0]).number,
      "FA-2026-000077",
      order.number,
      "Jeanne Martin",
      "Haut 2, Ombelle",
      words.shipping,
      texts.card,
      formatMoney(order.total_amount_ttc, locale),
      formatMoney(note.vatCents / 100, locale),
      "RCS Paris",
    ])
      expect(text).toContain(plain(part));
    expect(text).not.toMatch(/undefined|\{\w+\}|\?/);
  });

  it("is not issued for an exchange: what was paid stays paid", async () => {
    const customer = await aDeliveredOrder(api, [[piece(7), 1]]);
    await sendBack(customer, [[0, 1, piece(8).id]]);
    await settle();
    expect((await orderOf(customer)).credit_notes).toEqual([]);
  });

  it("is numbered without a gap when several are issued at once", async () => {
    const customers: Customer[] = [];
    for (let index = 0; index < 3; index++) {
      const customer = await aDeliveredOrder(api, [[piece(5), 1]]);
      await sendBack(customer, [[0, 1]]);
      customers.push(customer);
    }
    api.clock.advance(3 * 86_400_000);
    await Promise.all([settleReturns(api.dependencies), settleReturns(api.dependencies)]);
    const notes = await findCreditNotes(
      api.dependencies.db,
      customers.map(({ order }) => order.id),
    );
    const years = new Set(notes.map(({ year }) => year));
    const sequences = notes.map(({ sequence }) => sequence);
    expect([notes.length, years.size]).toEqual([3, 1]);
    expect(Math.max(...sequences) - Math.min(...sequences)).toBe(2);
  });
});
