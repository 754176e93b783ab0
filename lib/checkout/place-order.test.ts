import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Order } from "#contract/orders.ts";
import { AppError } from "#lib/http/app-error.ts";
import { anOrder } from "#tests/lib/order-builders.ts";
import type { OrderInput } from "./attempt.ts";
import { findOpenOrder, payPlacedOrder, placeOrder, type OrderPorts } from "./place-order.ts";
import { createCheckoutStore } from "./tab-store.ts";

const line = { product_id: 101, variant_id: 1, quantity: 1, look: null };
const input = (method = "0d7d8a9e-0000-4000-8000-000000000002"): OrderInput => ({
  lines: [line],
  shipping_address: { id: "0d7d8a9e-0000-4000-8000-000000000001" },
  delivery: { mode: "HOME" },
  payment_method_id: method,
  expected_total_ttc: 34.8,
});
const otherMethod = "0d7d8a9e-0000-4000-8000-000000000003";
const wish = { method: { id: otherMethod, keeps: false }, usesWallet: false, dueTtc: 34.8 };
const network = () => new AppError("network", "NETWORK", "no answer");
const refusal = (code: string) => new AppError("domain", code, code, { status: 409 });

let ports: OrderPorts;
const create = vi.fn<OrderPorts["create"]>();
const pay = vi.fn<OrderPorts["pay"]>();
const load = vi.fn<OrderPorts["load"]>();
const loadNewest = vi.fn<OrderPorts["loadNewest"]>();

beforeEach(() => {
  const memory = new Map<string, string>();
  const storage = {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => void memory.set(key, value),
    removeItem: (key: string) => void memory.delete(key),
  };
  for (const mock of [create, pay, load, loadNewest]) mock.mockReset();
  loadNewest.mockResolvedValue([]);
  ports = {
    create,
    pay,
    load,
    loadNewest,
    store: createCheckoutStore(storage),
    now: () => Date.parse("2026-11-21T10:00:00Z"),
    newKey: () => crypto.randomUUID(),
  };
});

const keysOf = (mock: typeof create | typeof pay): unknown[] => mock.mock.calls.map((call) => call.at(-1));

describe("placeOrder", () => {
  it("repeats a call whose answer was lost with the same key", async () => {
    create.mockRejectedValueOnce(network()).mockResolvedValueOnce(anOrder());
    await expect(placeOrder(input(), ports)).rejects.toThrow("no answer");
    await placeOrder(input(), ports);
    const [first, second] = keysOf(create);
    expect(second).toBe(first);
  });

  it("takes a new key once the API has said no", async () => {
    create.mockRejectedValueOnce(refusal("TOTAL_CHANGED")).mockResolvedValueOnce(anOrder());
    await expect(placeOrder(input(), ports)).rejects.toThrow("TOTAL_CHANGED");
    await placeOrder(input(), ports);
    const [first, second] = keysOf(create);
    expect(second).not.toBe(first);
  });

  it("does not order again with another card when the lost call had gone through", async () => {
    create.mockRejectedValueOnce(network());
    await expect(placeOrder(input(), ports)).rejects.toThrow("no answer");
    loadNewest.mockResolvedValue([anOrder({ id: lostId, status: "PAID" })]);
    await expect(placeOrder(input(otherMethod), ports)).resolves.toMatchObject({ id: lostId });
    expect(create).toHaveBeenCalledTimes(1);
  });

  it("orders anew when the lost call never arrived", async () => {
    create.mockRejectedValueOnce(network()).mockResolvedValueOnce(anOrder());
    await expect(placeOrder(input(), ports)).rejects.toThrow("no answer");
    await placeOrder(input(otherMethod), ports);
    expect(create).toHaveBeenCalledTimes(2);
  });
});

const lostId = "0d7d8a9e-0000-4000-8000-0000000000aa";

describe("payPlacedOrder", () => {
  it("charges the same card again after it was declined", async () => {
    pay.mockResolvedValue(anOrder({ status: "PAYMENT_FAILED" }));
    await payPlacedOrder(lostId, wish, ports);
    await payPlacedOrder(lostId, wish, ports);
    const [first, second] = keysOf(pay);
    expect(second).not.toBe(first);
  });

  it("does not charge again when only the answer was lost", async () => {
    pay.mockRejectedValueOnce(network()).mockResolvedValueOnce(anOrder());
    await expect(payPlacedOrder(lostId, wish, ports)).rejects.toThrow("no answer");
    await payPlacedOrder(lostId, wish, ports);
    const [first, second] = keysOf(pay);
    expect(second).toBe(first);
  });

  it("takes the wallet as another way to pay", async () => {
    pay.mockRejectedValueOnce(network()).mockResolvedValueOnce(anOrder());
    await expect(payPlacedOrder(lostId, wish, ports)).rejects.toThrow("no answer");
    await payPlacedOrder(lostId, { ...wish, usesWallet: true, dueTtc: 20 }, ports);
    const [first, second] = keysOf(pay);
    expect(second).not.toBe(first);
  });
});

describe("findOpenOrder", () => {
  it("finds the order after a reload", async () => {
    create.mockResolvedValueOnce(anOrder({ id: lostId, status: "PAYMENT_FAILED" }));
    await placeOrder(input(), ports);
    load.mockImplementation((id) => Promise.resolve(anOrder({ id, status: "PAYMENT_FAILED" })));
    await expect(findOpenOrder(ports, null)).resolves.toMatchObject({ id: lostId } satisfies Partial<Order>);
  });

  it("finds the order a reload interrupted", async () => {
    create.mockRejectedValueOnce(network());
    await expect(placeOrder(input(), ports)).rejects.toThrow("no answer");
    loadNewest.mockResolvedValue([anOrder({ id: lostId, status: "PENDING_PAYMENT" })]);
    await expect(findOpenOrder(ports, null)).resolves.toMatchObject({ id: lostId });
    expect(ports.store.readAttempt()).toBeNull();
  });

  it("knows of none at the start", async () => expect(findOpenOrder(ports, null)).resolves.toBeNull());

  describe("asked for one", () => {
    const askedId = "0d7d8a9e-0000-4000-8000-0000000000a1";
    const ownId = "0d7d8a9e-0000-4000-8000-0000000000a2";
    const answer = (asked: Order["status"]) =>
      load.mockImplementation((id) =>
        Promise.resolve(anOrder({ id, status: id === askedId ? asked : "PAYMENT_FAILED" })),
      );

    it("finds it before the tab's own, and keeps it for pages whose address does not name it", async () => {
      ports.store.writeOpenOrder(ownId);
      answer("PAYMENT_FAILED");
      await expect(findOpenOrder(ports, askedId)).resolves.toMatchObject({ id: askedId });
      expect(ports.store.readOpenOrder()).toBe(askedId);
    });

    it("does not keep one that is paid", async () => {
      answer("PAID");
      await expect(findOpenOrder(ports, askedId)).resolves.toMatchObject({ id: askedId });
      expect(ports.store.readOpenOrder()).toBeNull();
    });

    it("goes on with the tab's own when it is over", async () => {
      ports.store.writeOpenOrder(ownId);
      answer("CANCELLED");
      await expect(findOpenOrder(ports, askedId)).resolves.toMatchObject({ id: ownId });
    });

    it("goes on with the tab's own when there is none", async () => {
      ports.store.writeOpenOrder(ownId);
      load.mockImplementation((id) =>
        id === askedId ? Promise.reject(refusal("NOT_FOUND")) : Promise.resolve(anOrder({ id })),
      );
      await expect(findOpenOrder(ports, askedId)).resolves.toMatchObject({ id: ownId });
    });
  });
});
