import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Cart } from "#contract/cart.ts";
import { AppError } from "#lib/http/app-error.ts";
import { aCart, aCartLine } from "#tests/lib/cart-builders.ts";
import type { CartMemo } from "./cart-cookie.ts";
import { createCartEngine, type CartPorts } from "./cart-engine.ts";
import type { CartNews } from "./cart-shell.ts";
import { countPieces, showLines } from "./shown-cart.ts";
import type { Wishes } from "./wishes.ts";

type Delay = <T>(answer: T) => Promise<T>;
const atOnce: Delay = (answer) => Promise.resolve(answer);

const problem = (code: string) => new AppError("domain", code, code);

/** A cart service in memory: it applies calls in the order they arrive and answers when `delay` lets it. */
function aShop({
  delay = atOnce,
  refuses = () => null,
}: { delay?: Delay; refuses?: (call: string) => AppError | null } = {}) {
  const lines = new Map<number, number>();
  const calls: string[] = [];
  let version = 1;
  let current = "00000000-0000-4000-8000-000000000001";
  const snapshot = (): Cart =>
    aCart({
      id: current,
      version,
      lines: [...lines].map(([variant_id, quantity]) => aCartLine({ variant_id, quantity })),
    });
  const answer = async (call: string, change: () => void): Promise<Cart> => {
    calls.push(call);
    await delay(null);
    const refusal = refuses(call);
    if (refusal) throw refusal;
    change();
    return delay(snapshot());
  };
  const api: CartPorts["api"] = {
    open: () => answer("open", () => undefined),
    load: (id) => answer(`load ${id.slice(-1)}`, () => undefined),
    loadOfClient: () => answer("load own", () => undefined),
    put: (id, variantId, quantity) =>
      answer(`put ${id.slice(-1)} ${variantId}=${quantity}`, () => {
        if ((lines.get(variantId) ?? 0) === quantity) return;
        version += 1;
        if (quantity === 0) lines.delete(variantId);
        else lines.set(variantId, quantity);
      }),
    reduce: () => Promise.reject(new Error("not used")),
    merge: () => Promise.reject(new Error("not used")),
  };
  return { api, calls, lines, snapshot, moveTo: (id: string) => (current = id) };
}

interface CookieJar {
  memo: CartMemo | null;
}

function aTab(
  api: CartPorts["api"],
  {
    memo: initial = null as CartMemo | null,
    cart: known = undefined as Cart | null | undefined,
    isSignedIn = false,
    jar: shared = null as CookieJar | null,
    tell = (_news: CartNews) => {},
  } = {},
) {
  const jar = shared ?? { memo: initial };
  let cart = known;
  let wishes: Wishes = new Map();
  const failures: { variantId: number; error: unknown }[] = [];
  const engine = createCartEngine({
    api,
    readMemo: () => jar.memo,
    writeMemo: (next) => (jar.memo = next),
    isSignedIn: () => isSignedIn,
    readCart: () => cart,
    writeCart: (next) => (cart = next),
    dropCart: () => (cart = undefined),
    onChange: (next) => (wishes = next),
    onConfirmed: ({ id, version }) => tell({ id, version }),
    onFailure: (failure) => failures.push(failure),
    exclusively: (task) => task(),
  });
  return {
    engine,
    failures,
    memo: () => jar.memo,
    shown: () => showLines(cart ?? null, wishes).map(({ variantId, quantity }) => [variantId, quantity]),
    pieces: () => countPieces(showLines(cart ?? null, wishes)),
  };
}

describe("a cart whose requests race", () => {
  it("ends with the last wish of every line, whatever the order of answers", async () => {
    const wanted = fc.array(
      fc.record({ variantId: fc.integer({ min: 1, max: 3 }), quantity: fc.integer({ min: 0, max: 10 }) }),
      { minLength: 1, maxLength: 12 },
    );
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        wanted,
        fc.array(fc.nat(3), { maxLength: 12 }),
        async (scheduler, wishes, pauses) => {
          const shop = aShop({ delay: (answer) => scheduler.schedule(Promise.resolve(answer)) });
          const tab = aTab(shop.api);
          const last = new Map<number, number>();
          for (const [index, { variantId, quantity }] of wishes.entries()) {
            last.set(variantId, quantity);
            tab.engine.setQuantity(variantId, quantity);
            for (let step = 0; step < (pauses[index] ?? 0) && scheduler.count() > 0; step += 1)
              await scheduler.waitOne();
            expect(Object.fromEntries(tab.shown())[variantId] ?? 0).toBe(quantity);
          }
          const settled = tab.engine.settled();
          await scheduler.waitFor(settled);
          const expected = Object.fromEntries([...last].filter(([, quantity]) => quantity > 0));
          expect(Object.fromEntries(shop.lines)).toEqual(expected);
          expect(Object.fromEntries(tab.shown())).toEqual(expected);
          expect(tab.failures).toEqual([]);
        },
      ),
      { numRuns: 200, seed: 17 },
    );
  });

  it("sends only the latest wish of a line while one is under way", async () => {
    const shop = aShop();
    const tab = aTab(shop.api, { memo: { id: shop.snapshot().id, quantity: 0 } });
    for (const quantity of [1, 2, 3, 4, 5]) tab.engine.setQuantity(7, quantity);
    await tab.engine.settled();
    expect(shop.calls).toEqual(["put 1 7=1", "put 1 7=5"]);
  });

  it("opens one cart for many first wishes of a line", async () => {
    const shop = aShop();
    const tab = aTab(shop.api);
    await Promise.all([tab.engine.add(7, 1), tab.engine.add(7, 1)]);
    await tab.engine.settled();
    expect(tab.shown()).toEqual([[7, 2]]);
    expect(tab.memo()).toEqual({ id: shop.snapshot().id, quantity: 2 });
    expect(shop.calls.filter((call) => call === "open")).toHaveLength(1);
  });

  it("reads a cart it does not know before it adds to it", async () => {
    const shop = aShop();
    shop.lines.set(7, 3);
    const tab = aTab(shop.api, { memo: { id: shop.snapshot().id, quantity: 3 } });
    expect(await tab.engine.add(7, 1)).toBe(4);
    await tab.engine.settled();
    expect(shop.lines.get(7)).toBe(4);
  });

  it("never wants more than ten of a variant", async () => {
    const tab = aTab(aShop().api);
    expect(await tab.engine.add(7, 12)).toBe(10);
  });

  it("shows the API's truth again when a wish is refused, and says so", async () => {
    const shop = aShop({ refuses: (call) => (call.includes("8=") ? problem("UNKNOWN_VARIANT") : null) });
    const tab = aTab(shop.api);
    tab.engine.setQuantity(7, 1);
    tab.engine.setQuantity(8, 1);
    expect(tab.pieces()).toBe(2);
    await tab.engine.settled();
    expect(tab.shown()).toEqual([[7, 1]]);
    expect(tab.failures.map(({ variantId }) => variantId)).toEqual([8]);
  });

  it("forgets a failure when something newer is wanted", async () => {
    let isDown = true;
    const shop = aShop({
      refuses: (call) => (isDown && call.includes("7=1") ? new AppError("network", "NETWORK", "down") : null),
    });
    const tab = aTab(shop.api, { memo: { id: shop.snapshot().id, quantity: 0 } });
    tab.engine.setQuantity(7, 1);
    tab.engine.setQuantity(7, 2);
    await tab.engine.settled();
    isDown = false;
    expect(tab.failures).toEqual([]);
    expect(shop.lines.get(7)).toBe(2);
  });

  it("puts what is wanted into a new cart when the old one is gone", async () => {
    const gone = "00000000-0000-4000-8000-000000000009";
    const shop = aShop({ refuses: (call) => (call.includes(" 9") ? problem("NOT_FOUND") : null) });
    const tab = aTab(shop.api, { memo: { id: gone, quantity: 4 } });
    expect(await tab.engine.load()).toBeNull();
    expect(tab.memo()).toBeNull();
    tab.engine.setQuantity(7, 1);
    await tab.engine.settled();
    expect(tab.memo()?.id).toBe(shop.snapshot().id);
  });

  it("asks for the cart of a client who has none in this browser", async () => {
    const shop = aShop();
    shop.lines.set(7, 2);
    const tab = aTab(shop.api, { isSignedIn: true });
    await tab.engine.load();
    expect(tab.shown()).toEqual([[7, 2]]);
    expect(shop.calls).toEqual(["load own"]);
  });

  it("is not brought back by a late answer after it was left", async () => {
    const waiting: (() => void)[] = [];
    const shop = aShop({ delay: (answer) => new Promise((resolve) => waiting.push(() => resolve(answer))) });
    const tab = aTab(shop.api, { memo: { id: shop.snapshot().id, quantity: 1 } });
    tab.engine.setQuantity(7, 2);
    tab.engine.forget();
    while (waiting.length > 0) {
      waiting.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(tab.memo()).toBeNull();
    expect(tab.shown()).toEqual([]);
  });
});

describe("a cart of two tabs", () => {
  /** Tabs of one browser: they share the cookie, and each hears the other. */
  function twoTabs(shop: ReturnType<typeof aShop>, news: "told" | "lost" = "told") {
    const jar: CookieJar = { memo: null };
    const tellFirst = (told: CartNews) => news === "told" && first.engine.hear(told);
    const tellSecond = (told: CartNews) => news === "told" && second.engine.hear(told);
    const first = aTab(shop.api, { jar, tell: tellSecond });
    const second = aTab(shop.api, { jar, tell: tellFirst });
    const add = async ({ engine }: typeof first, variantId = 7) => {
      const quantity = await engine.add(variantId, 1);
      await engine.settled();
      return quantity;
    };
    return { first, second, add, jar, tellFirst };
  }

  it.each(["told", "lost"] as const)("keeps what the other tab added when its news are %s", async (news) => {
    const shop = aShop();
    const { first, second, add, jar } = twoTabs(shop, news);
    await add(first);
    await add(second);
    expect(await add(first)).toBe(3);
    expect(shop.lines.get(7)).toBe(3);
    expect(jar.memo?.quantity).toBe(3);
  });

  it("asks for nothing more when it knows what the other tab tells of", async () => {
    const shop = aShop();
    const { first, add, tellFirst } = twoTabs(shop);
    await add(first);
    const { id, version } = shop.snapshot();
    tellFirst({ id, version });
    shop.calls.length = 0;
    await add(first);
    expect(shop.calls).toEqual(["put 1 7=2"]);
  });

  it("does not count from an answer that was under way when the other tab told of a newer one", async () => {
    const waiting: (() => void)[] = [];
    let isSlow = false;
    const shop = aShop({
      delay: (answer) => (isSlow ? new Promise((resolve) => waiting.push(() => resolve(answer))) : atOnce(answer)),
    });
    shop.lines.set(7, 1);
    const tab = aTab(shop.api, { memo: { id: shop.snapshot().id, quantity: 1 } });
    isSlow = true;
    const added = tab.engine.add(7, 1);
    waiting.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
    isSlow = false;
    const { id } = shop.snapshot();
    await shop.api.put(id, 7, 2);
    tab.engine.hear({ id, version: 2 });
    waiting.shift()?.();
    expect(await added).toBe(3);
  });

  it("has nothing of the client's cart once the other tab signed out", async () => {
    const shop = aShop();
    const { first, add, jar, tellFirst } = twoTabs(shop);
    await add(first);
    jar.memo = null;
    shop.lines.clear();
    shop.moveTo("00000000-0000-4000-8000-000000000002");
    tellFirst(null);
    expect(first.shown()).toEqual([]);
    expect(await add(first)).toBe(1);
    expect(Object.fromEntries(shop.lines)).toEqual({ 7: 1 });
  });

  it("leaves the cookie to the tab that told, which may have a new cart by now", () => {
    const shop = aShop();
    const { jar, tellFirst } = twoTabs(shop);
    jar.memo = { id: shop.snapshot().id, quantity: 1 };
    tellFirst(null);
    expect(jar.memo.quantity).toBe(1);
  });
});

describe("another size", () => {
  it("takes the quantity of the sold-out one", async () => {
    const shop = aShop();
    shop.lines.set(7, 2);
    const line = aCartLine({ variant_id: 7, quantity: 2, alternatives: [{ variant_id: 8, size: "6 ans" }] });
    const tab = aTab(shop.api, { memo: { id: shop.snapshot().id, quantity: 2 }, cart: shop.snapshot() });
    tab.engine.swap(line, 8);
    expect(tab.shown()).toEqual([[8, 2]]);
    await tab.engine.settled();
    expect(Object.fromEntries(shop.lines)).toEqual({ 8: 2 });
  });
});
