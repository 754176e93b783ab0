import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { aClient } from "#tests/backend/builders.ts";
import { anOrderRow } from "#tests/backend/order-rows.ts";
import { present } from "#tests/backend/test-catalogue.ts";
import { eq } from "../db/orm.ts";
import { mailOutbox, orderEvents, orderLines, orders } from "../db/schema/order.ts";
import { formatMoney } from "../mails/format.ts";
import { renderMail } from "../mails/render.ts";
import { findOrderRow } from "../orders/store.ts";
import { fulfilOrders } from "./fulfil.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const read = async (id: string) => present(await findOrderRow(api.dependencies.db, id));

describe("a paid order of the shop", () => {
  it("is packed, shipped and delivered by the clock, and can be returned for 30 days", async () => {
    api.clock.set(new Date("2026-11-16T09:00:00Z"));
    const { client_id, email } = await aClient(api);
    const id = await anOrderRow(api, client_id, {
      locale: "de-DE",
      delivery: {
        mode: "HOME",
        carrier: "DHL Paket",
        pickup_point: null,
        expected_from: "2026-11-19",
        expected_until: "2026-11-23",
      },
    });
    const image = { url: "/pictures/products/1/front-000000000000.svg", alt: "", width: 3, height: 4, placeholder: "" };
    const snapshot = { name: "Streifenshirt", clean_name: "shirt", brand_name: "Ombelle", collection_slug: "girls" };
    await api.dependencies.db.insert(orderLines).values({
      id: crypto.randomUUID(),
      orderId: id,
      position: 0,
      productId: 1,
      variantId: 10,
      snapshot: { ...snapshot, size: "4 ans", image },
      quantity: 2,
      unitPriceCents: 2000,
    });
    expect(await fulfilOrders(api.dependencies)).toBe(0);
    api.clock.set(new Date("2026-11-16T10:00:01Z"));
    expect(await fulfilOrders(api.dependencies)).toBe(1);
    expect(await fulfilOrders(api.dependencies)).toBe(0);
    expect((await read(id)).status).toBe("PREPARED");
    api.clock.set(new Date("2026-11-16T15:00:00Z"));
    expect(await Promise.all([fulfilOrders(api.dependencies), fulfilOrders(api.dependencies)])).toContain(1);
    const shipped = await read(id);
    expect(shipped).toMatchObject({ status: "SHIPPED", trackingNumber: expect.stringMatching(/^PM\d{7}FR$/) });
    api.clock.set(new Date("2026-11-23T10:59:00Z"));
    expect(await fulfilOrders(api.dependencies)).toBe(0);
    api.clock.set(new Date("2026-11-23T11:00:00Z"));
    expect(await fulfilOrders(api.dependencies)).toBe(1);
    expect(await read(id)).toMatchObject({
      status: "DELIVERED",
      deliveredAt: api.clock.now(),
      returnUntil: "2026-12-23",
    });
    const { db } = api.dependencies;
    const events = await db.select().from(orderEvents).where(eq(orderEvents.orderId, id));
    expect(events.map(({ status }) => status)).toEqual(["PREPARED", "SHIPPED", "DELIVERED"]);
    const mailOf = async (kind: string) => {
      const rows = await db
        .select()
        .from(mailOutbox)
        .where(eq(mailOutbox.dedupeKey, `${kind}:${id}`));
      expect(rows).toMatchObject([{ kind, recipient: email, locale: "de-DE" }]);
      return renderMail(kind, "de-DE", present(rows[0]).data, "https://shop.example");
    };
    const piece = `- Streifenshirt, Ombelle, Größe 4 Jahre, Menge: 2: ${formatMoney(40, "de-DE")}`;
    const picture = 'src="https://shop.example/pictures/products/1/front-000000000000.small.jpg"';
    const onItsWay = await mailOf("order-shipped");
    for (const part of ["DHL Paket", present(shipped.trackingNumber), "23. November", piece])
      expect(onItsWay.text).toContain(part);
    expect(onItsWay.html).toContain(picture);
    const there = await mailOf("order-delivered");
    const { number } = await read(id);
    const links = [
      "/shop/girls/1-shirt",
      `/infos/orders#${number}`,
      `/infos/returns/order/${id}`,
      `/withdrawal?order=${number}`,
    ].map((path) => `https://shop.example/de${path}`);
    for (const part of ["DHL Paket", number, "bis zum 23. Dezember", piece, ...links])
      expect(there.text).toContain(part);
    expect(there.html).toContain(picture);
    expect(there.unsubscribeUrl).toBeUndefined();
  });

  it("has arrived at its pickup point, where it was to go", async () => {
    const { client_id } = await aClient(api);
    const point = {
      id: "p1",
      name: "Presse du marché",
      carrier: "Mondial Relay",
      street: "1 place du Marché",
      postcode: "44000",
      city: "Nantes",
      country_code: "FR" as const,
      distance_m: 300,
      opening_hours: [],
    };
    const day = api.clock.now().toISOString().slice(0, 10);
    const delivery = { mode: "PICKUP_POINT" as const, carrier: "Mondial Relay", pickup_point: point };
    const shippedAt = new Date(api.clock.now().getTime() - 10 * 86_400_000);
    const id = await anOrderRow(api, client_id, {
      status: "SHIPPED",
      shippedAt,
      delivery: { ...delivery, expected_from: day, expected_until: day },
    });
    api.clock.advance(86_400_000);
    await fulfilOrders(api.dependencies);
    const [row] = await api.dependencies.db
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.dedupeKey, `order-delivered:${id}`));
    expect(renderMail("order-delivered", "fr", present(row).data, "https://shop.example").text).toContain(
      "au point relais Presse du marché",
    );
  });

  it("is left alone when it waits for its money, was cancelled or is a box", async () => {
    const { client_id } = await aClient(api);
    const changes = [{ status: "PENDING_PAYMENT", paidAt: null }, { status: "CANCELLED" }, { kind: "BOX" }] as const;
    const ids = await Promise.all(changes.map((change) => anOrderRow(api, client_id, change)));
    api.clock.advance(40 * 86_400_000);
    await fulfilOrders(api.dependencies);
    const rows = await api.dependencies.db.select().from(orders).where(eq(orders.clientId, client_id));
    expect(
      rows
        .filter(({ id }) => ids.includes(id))
        .map(({ status }) => status)
        .toSorted(),
    ).toEqual(["CANCELLED", "PAID", "PENDING_PAYMENT"]);
  });
});
