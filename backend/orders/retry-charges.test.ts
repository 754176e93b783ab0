import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { chooseDefaultMethod } from "#backend/payment-methods/service.ts";
import { payOrder } from "#contract/orders.ts";
import { aBoxOrder } from "#tests/backend/box-order.ts";
import { aKey, openOrderWorld, type OrderWorld } from "#tests/backend/order-world.ts";
import { present } from "#tests/backend/test-catalogue.ts";
import { mailOutbox, orders, payments } from "../db/schema/order.ts";
import { renderMail } from "../mails/render.ts";
import { chargeOrder } from "#tests/backend/charge-order.ts";
import { eq } from "../db/orm.ts";
import { retryFailedCharges } from "./retry-charges.ts";

const dayMs = 24 * 60 * 60_000;
let world: OrderWorld;
beforeAll(async () => {
  world = await openOrderWorld();
});
afterAll(async () => world.close());
beforeEach(() => world.clock.pass(30 * dayMs));

/** A box whose first charge was declined. */
async function failed() {
  const client = await world.aClient("declined", "2030-12-31");
  const id = await aBoxOrder(world, client.id, [[0, 1]]);
  await chargeOrder(world.dependencies, id, { offSession: true });
  const start = world.clock.now();
  const read = async () => present((await world.db.select().from(orders).where(eq(orders.id, id)))[0]);
  const mails = async () =>
    (await world.db.select().from(mailOutbox))
      .filter(({ dedupeKey }) => dedupeKey.endsWith(id))
      .map(({ kind }) => kind)
      .toSorted();
  const attempts = () => world.db.$count(payments, eq(payments.orderId, id));
  const passTo = async (days: number) => {
    world.clock.moment = new Date(start.getTime() + days * dayMs);
    const both = await Promise.all([retryFailedCharges(world.dependencies), retryFailedCharges(world.dependencies)]);
    return both[0] + both[1];
  };
  const pay = async (behaviour: "succeeds" | "declined" = "succeeds") =>
    world.call(payOrder, {
      as: client.id,
      key: aKey(),
      params: { id },
      body: { payment_method_id: await world.aMethod(client.id, behaviour, "2030-12-31") },
    });
  return { client, id, read, mails, attempts, passTo, pay, start };
}

describe("a box whose charge failed", () => {
  it("is charged again after 2, 4 and 7 days, then left to the customer", async () => {
    const { read, mails, attempts, passTo, start } = await failed();
    expect(await mails()).toEqual(["box-payment-failed"]);
    const seen: [number, number, number, number | null][] = [];
    for (const days of [1.9, 2, 3, 4, 6, 7, 8, 20]) {
      const charged = await passTo(days);
      const { nextChargeAt } = await read();
      seen.push([days, charged, await attempts(), nextChargeAt && (nextChargeAt.getTime() - start.getTime()) / dayMs]);
    }
    expect(seen).toEqual([
      [1.9, 0, 1, 2],
      [2, 1, 2, 4],
      [3, 0, 2, 4],
      [4, 1, 3, 7],
      [6, 0, 3, 7],
      [7, 1, 4, null],
      [8, 0, 4, null],
      [20, 0, 4, null],
    ]);
    expect(await read()).toMatchObject({ status: "PAYMENT_FAILED", chargeRetries: 3 });
    expect(await mails()).toEqual(["box-payment-failed", "box-payment-reminder"]);
  });

  it("is not charged again once it was paid by hand", async () => {
    const { read, mails, attempts, passTo, pay } = await failed();
    await passTo(1);
    expect((await pay("declined")).body.status).toBe("PAYMENT_FAILED");
    expect((await pay()).body.status).toBe("PAID");
    await passTo(2);
    expect(await attempts()).toBe(3);
    expect(await read()).toMatchObject({ status: "PAID", nextChargeAt: null });
    expect(await mails()).toEqual(["box-paid", "box-payment-failed"]);
  });

  it("is charged soon after the client chose another method, even past its last retry", async () => {
    const { client, read, passTo } = await failed();
    await passTo(7);
    const method = await world.aMethod(client.id, "succeeds", "2030-12-31");
    await chooseDefaultMethod(world.dependencies, { clientId: client.id, sessionId: "-" }, method);
    expect((await read()).nextChargeAt).not.toBeNull();
    await passTo(7.1);
    expect((await read()).status).toBe("PAID");
  });

  it("is written about in every language", async () => {
    const { id } = await failed();
    const [mail] = (await world.db.select().from(mailOutbox)).filter(({ dedupeKey }) => dedupeKey.endsWith(id));
    for (const locale of ["fr-FR", "de-AT", "nl-BE", "es-ES"]) {
      const words = renderMail("box-payment-failed", locale, present(mail).data, "https://shop.example");
      expect(words.text).toContain(`/infos/failed-payment/${id}`);
      expect(words.text).toContain("19,90");
      const reminder = renderMail("box-payment-reminder", locale, present(mail).data, "https://shop.example");
      expect(reminder.text).not.toEqual(words.text);
      expect(renderMail("box-paid", locale, present(mail).data, "https://shop.example").subject).toContain("PM-BOX");
    }
  });
});
