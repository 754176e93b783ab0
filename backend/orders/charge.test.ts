import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { prepaymentCents } from "#contract/terms.ts";
import { payOrder } from "#contract/orders.ts";
import { aBoxOrder } from "#tests/backend/box-order.ts";
import { aKey, openOrderWorld, type OrderWorld } from "#tests/backend/order-world.ts";
import { present } from "#tests/backend/test-catalogue.ts";
import { orders, payments } from "../db/schema/order.ts";
import { chargeOrder } from "#tests/backend/charge-order.ts";
import { eq } from "../db/orm.ts";
import { chargeForgottenBoxes } from "../requests/close-due.ts";
import { chargePrepayment } from "./prepayment.ts";
import { reconcilePayments } from "../payments/settle.ts";

let world: OrderWorld;
beforeAll(async () => {
  world = await openOrderWorld();
});
afterAll(async () => world.close());
beforeEach(() => {
  world.provider.isDown = false;
});

const charge = (id: string) => chargeOrder(world.dependencies, id, { offSession: true });
const read = async (id: string) => present((await world.db.select().from(orders).where(eq(orders.id, id)))[0]);
const attemptsOf = (id: string) => world.db.select().from(payments).where(eq(payments.orderId, id));

describe("chargeOrder", () => {
  it("charges what is due of a box, once however often it is called", async () => {
    const client = await world.aClient();
    const id = await aBoxOrder(world, client.id, [[0, 2]], "PENDING_PAYMENT", { prepaidCents: 1000 });
    expect(await Promise.all([charge(id), charge(id), charge(id)])).toContain("PAID");
    expect(await charge(id)).toBe("PAID");
    expect(
      (await attemptsOf(id)).map(({ status, amountCents, isOffSession }) => [status, amountCents, isOffSession]),
    ).toEqual([["SUCCEEDED", 2980, true]]);
  });

  it("charges nothing where nothing is due", async () => {
    const client = await world.aClient("declined");
    const id = await aBoxOrder(world, client.id, [[0, 1]], "PENDING_PAYMENT", { prepaidCents: 1990 });
    expect(await charge(id)).toBe("PAID");
    expect(await attemptsOf(id)).toEqual([]);
  });

  it("takes the default method, and never one that is expired", async () => {
    const client = await world.aClient("declined", "2026-11-15");
    const valid = await world.aMethod(client.id, "succeeds");
    const id = await aBoxOrder(world, client.id, [[0, 1]]);
    expect(await charge(id)).toBe("PAID");
    expect((await attemptsOf(id))[0]?.paymentMethodId).toBe(valid);
  });

  it("fails without a method, and where the customer is needed; the customer then pays by hand", async () => {
    for (const behaviour of ["three-d-secure", "declined"] as const) {
      const client = await world.aClient(behaviour, behaviour === "declined" ? "2026-11-15" : undefined);
      const id = await aBoxOrder(world, client.id, [[0, 1]]);
      expect(await charge(id)).toBe("PAYMENT_FAILED");
      expect((await attemptsOf(id)).map(({ errorCode }) => errorCode)).toEqual(
        behaviour === "declined" ? [] : ["authentication_required"],
      );
      const card = await world.aMethod(client.id, "succeeds");
      const body = { payment_method_id: card };
      const paid = await world.call(payOrder, { as: client.id, key: aKey(), params: { id }, body });
      expect(paid.body).toMatchObject({ status: "PAID", kind: "BOX", payment: { status: "SUCCEEDED" } });
    }
  });

  it("fails with a method the provider does not know, instead of waiting for an answer", async () => {
    const client = await world.aClient("unknown-method");
    const id = await aBoxOrder(world, client.id, [[0, 1]]);
    expect(await charge(id)).toBe("PAYMENT_FAILED");
    expect((await attemptsOf(id)).map(({ errorCode }) => errorCode)).toEqual(["payment_method_refused"]);
    expect((await read(id)).nextChargeAt).not.toBeNull();
  });

  it("leaves it to the reconciliation when the provider cannot be reached", async () => {
    const client = await world.aClient();
    const id = await aBoxOrder(world, client.id, [[0, 1]]);
    world.provider.isDown = true;
    expect(await charge(id)).toBe("PENDING_PAYMENT");
    world.provider.isDown = false;
    world.clock.pass(60_000);
    await reconcilePayments(world.dependencies);
    expect((await read(id)).status).toBe("PAID");
  });

  it("is made up for by the clock when a crash came before it, and counted once", async () => {
    const client = await world.aClient();
    const id = await aBoxOrder(world, client.id, [[0, 1]]);
    world.provider.isDown = true;
    expect(await chargeForgottenBoxes(world.dependencies)).toBe(1);
    expect(await chargeForgottenBoxes(world.dependencies)).toBe(0);
    world.clock.pass(60_000);
    expect(await reconcilePayments(world.dependencies)).toBe(0);
    world.provider.isDown = false;
    world.clock.pass(60_000);
    expect(await reconcilePayments(world.dependencies)).toBe(1);
    expect((await read(id)).status).toBe("PAID");
  });

  it("does nothing to an order that waits for no money", async () => {
    const client = await world.aClient();
    const id = await aBoxOrder(world, client.id, [[0, 1]], "SHIPPED");
    expect(await charge(id)).toBe("SHIPPED");
    expect(await charge(crypto.randomUUID())).toBeNull();
    expect(
      await world.call(payOrder, {
        as: client.id,
        key: aKey(),
        params: { id },
        body: { payment_method_id: client.methodId },
      }),
    ).toMatchObject({ code: "ORDER_NOT_PAYABLE", data: { reason: "NOT_DUE" } });
  });
});

describe("chargePrepayment", () => {
  const prepay = (id: string) => chargePrepayment(world.dependencies, id);

  it("charges ten euros once and notes them on the order", async () => {
    const client = await world.aClient();
    const id = await aBoxOrder(world, client.id, [[0, 2]], "PREPARED");
    expect(await Promise.all([prepay(id), prepay(id)])).toContain("PAID");
    expect(await prepay(id)).toBe("PAID");
    expect(await read(id)).toMatchObject({ status: "PREPARED", prepaidCents: prepaymentCents });
    expect(await attemptsOf(id)).toHaveLength(1);
  });

  it("tells why it could not", async () => {
    const [refused, unknown, penniless, unreached] = [
      await world.aClient("declined"),
      await world.aClient("unknown-method"),
      await world.aClient("succeeds", "2026-01-31"),
      await world.aClient(),
    ];
    const [one, other, two, three] = await Promise.all(
      [refused, unknown, penniless, unreached].map(({ id }) => aBoxOrder(world, id, [[0, 1]], "PREPARED")),
    );
    expect(await prepay(present(one))).toBe("FAILED");
    expect(await prepay(present(other))).toBe("FAILED");
    expect(await prepay(present(two))).toBe("NO_METHOD");
    world.provider.isDown = true;
    expect(await prepay(present(three))).toBe("PENDING");
  });
});
