import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createOrder, quoteOrder, setOrderReductions } from "#contract/orders.ts";
import { aKey, openOrderWorld, type OrderWorld } from "#tests/backend/order-world.ts";
import { coupons } from "../db/schema/ledger.ts";
import { codeLimit } from "../http/rate-limit.ts";

let world: OrderWorld;
beforeAll(async () => {
  world = await openOrderWorld();
  const common = { kind: "PERCENT", value: 10, validFrom: "2026-01-01", createdAt: world.clock.now() } as const;
  await world.db.insert(coupons).values([
    { ...common, code: "RIGHT", scope: "ALL" },
    { ...common, code: "OLD", scope: "ALL", validUntil: "2026-02-01" },
  ]);
});
afterAll(async () => world.close());

type Client = { id: string; methodId: string };
const asks = {
  quote: async ({ id, methodId }: Client, code: string | null) => {
    const { lines } = world.anOrder(methodId, [[0, 1]]);
    const body = {
      lines,
      address: { country_code: "FR" },
      delivery: { mode: "HOME" },
      codes: code === null ? [] : [code],
    };
    return world.call(quoteOrder, { as: id, body });
  },
  order: async ({ id, methodId }: Client, code: string) =>
    world.call(createOrder, { as: id, key: aKey(), body: world.anOrder(methodId, [[0, 1]], { codes: [code] }) }),
  box: async ({ id }: Client, code: string) =>
    world.call(setOrderReductions, {
      as: id,
      params: { id: crypto.randomUUID() },
      body: { codes: [code], use_wallet: false },
    }),
};

describe("guessing codes", () => {
  it.each(["quote", "order", "box"] as const)("with a %s ends like looking them up", async (kind) => {
    const client = await world.aClient();
    for (let count = 0; count < codeLimit.limit; count += 1)
      expect((await asks[kind](client, `GUESS${count}`)).code).not.toBe("TOO_MANY_REQUESTS");
    // The right one is not told either: its answer would say which were wrong.
    for (const code of ["GUESS", "RIGHT"])
      expect(await asks[kind](client, code)).toMatchObject({ status: 429, code: "TOO_MANY_REQUESTS" });
    expect((await asks.quote(client, null)).status).toBe(200);
    world.clock.pass(codeLimit.windowMs);
    expect((await asks.quote(client, "RIGHT")).body.codes).toMatchObject([{ problem: null }]);
  });

  it("costs nothing with a right code, one that does not count now, or the same mistake again", async () => {
    const client = await world.aClient();
    for (let count = 0; count <= codeLimit.limit; count += 1)
      for (const code of ["right", "OLD", "RIHGT"]) expect((await asks.quote(client, code)).status).toBe(200);
  });
});
