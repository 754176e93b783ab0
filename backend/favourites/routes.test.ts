import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { maxFavourites } from "#contract/favourite-limit.ts";
import {
  deleteFavourite,
  getFavourites,
  getProductCards,
  mergeFavourites,
  putFavourite,
} from "#contract/favourites.ts";
import { deleteClient } from "#contract/my-data.ts";
import { aClient, testPassword, type SignedIn } from "#tests/backend/builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { openStaffSession } from "#tests/backend/staff-session.ts";
import { present } from "#tests/backend/test-catalogue.ts";
import { testProducts } from "#tests/backend/test-database.ts";
import { eq } from "../db/orm.ts";
import { products } from "../db/schema/catalog.ts";
import { favourites } from "../db/schema/favourite.ts";

let api: TestApi;
let client: SignedIn;
let token: string;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  client = await aClient(api);
  token = client.token;
});

const params = (id: number) => ({ product: String(id) });
const keep = (id: number) => api.call(putFavourite, { token, params: params(id) });
const giveUp = (id: number) => api.call(deleteFavourite, { token, params: params(id) });
const kept = async () => (await api.call(getFavourites, { token })).map(({ id }) => id);
const bring = (...items: [id: number, at: string, price: number][]) =>
  api.call(mergeFavourites, {
    token,
    body: { items: items.map(([product_id, kept_at, price_then]) => ({ product_id, kept_at, price_then })) },
  });
/** Favourites of what is in no list any more, which count like others. */
async function fillBut(room: number): Promise<void> {
  const { db } = api.dependencies;
  const gone = Array.from({ length: maxFavourites }, (_, index) => 1000 + index);
  const [one] = await db.select().from(products).where(eq(products.id, 1));
  await db
    .insert(products)
    .values(gone.map((id) => ({ ...present(one), id, sku: `X${id}`, isPublished: false })))
    .onConflictDoNothing();
  await db.insert(favourites).values(
    gone.slice(room).map((productId) => ({
      clientId: client.client_id,
      productId,
      keptAt: api.clock.now(),
      priceCents: 1990,
    })),
  );
}

describe("favourites of a client", () => {
  it("are kept once, newest first, with what the piece cost then, and given up", async () => {
    await keep(3);
    api.clock.advance(1000);
    await keep(5);
    await keep(3);
    const [first, second] = await api.call(getFavourites, { token });
    expect([first?.id, second?.id]).toEqual([5, 3]);
    expect(first).toMatchObject({ price_then: first?.product.lc_price, kept_at: api.clock.now().toISOString() });
    await giveUp(5);
    expect(await kept()).toEqual([3]);
    expect((await api.fail(putFavourite, { token, params: params(999_999) })).code).toBe("NOT_FOUND");
    expect((await api.fail(deleteFavourite, { token, params: params(5) })).code).toBe("NOT_FOUND");
  });

  it("say what a piece cost when it was kept, however its price changed", async () => {
    await keep(7);
    const [before] = await api.call(getFavourites, { token });
    await api.dependencies.db.update(products).set({ priceCents: 490 }).where(eq(products.id, 7));
    const [after] = await api.call(getFavourites, { token });
    expect(after).toMatchObject({ price_then: before?.price_then, product: { lc_price: 4.9 } });
  });

  it("show nothing that left the shop, and show it again when it is back", async () => {
    const publish = (isPublished: boolean) =>
      api.dependencies.db.update(products).set({ isPublished }).where(eq(products.id, 9));
    await keep(9);
    await publish(false);
    expect(await kept()).toEqual([]);
    expect((await api.fail(putFavourite, { token, params: params(9) })).code).toBe("NOT_FOUND");
    await publish(true);
    expect(await kept()).toEqual([9]);
  });

  it("belong to one client", async () => {
    await keep(3);
    const other = await aClient(api);
    expect(await api.call(getFavourites, { token: other.token })).toEqual([]);
    expect((await api.fail(getFavourites, {})).code).toBe("UNAUTHENTICATED");
  });

  it("go with the account", async () => {
    await keep(3);
    await api.call(deleteClient, { token, body: { current_password: testPassword } });
    const { db } = api.dependencies;
    expect(await db.select().from(favourites).where(eq(favourites.clientId, client.client_id))).toEqual([]);
  });

  it("have room for so many, and what is kept already needs none", async () => {
    await fillBut(1);
    await keep(3);
    await keep(3);
    expect((await api.fail(putFavourite, { token, params: params(5) })).code).toBe("TOO_MANY_FAVOURITES");
    expect(await kept()).toEqual([3]);
  });
});

describe("favourites of a visitor", () => {
  it("join those of the account, which stay as they are", async () => {
    await keep(3);
    const [own] = await api.call(getFavourites, { token });
    const all = await bring([5, "2026-11-20T08:00:00.000Z", 12.5], [3, "2026-11-01T08:00:00.000Z", 1]);
    expect(all).toMatchObject([own, { id: 5, kept_at: "2026-11-20T08:00:00.000Z", price_then: 12.5 }]);
    expect(await bring([5, "2026-11-21T08:00:00.000Z", 1])).toEqual(all);
  });

  it("are left out where nothing is known of them, and as far as there is no room", async () => {
    await fillBut(1);
    await bring(
      [999_999, "2026-11-20T08:00:00.000Z", 1],
      [5, "2026-11-19T08:00:00.000Z", 1],
      [3, "2026-11-18T08:00:00.000Z", 1],
    );
    expect(await kept()).toEqual([5]);
  });

  it("are never dated later than now, whatever a browser's clock says", async () => {
    const [one] = await bring([5, "2031-01-01T00:00:00.000Z", 1]);
    expect(one?.kept_at).toBe(api.clock.now().toISOString());
  });

  it("are not brought into an account by a browser of staff, whose own favourites they are", async () => {
    const staff = await openStaffSession(api, client.email);
    const problem = await api.fail(mergeFavourites, { token: staff.access_token, body: { items: [] } });
    expect(problem.code).toBe("STAFF_NOT_ALLOWED");
  });

  it("are shown by their numbers, in their order, without what is not in the shop", async () => {
    const cards = await api.call(getProductCards, { query: { ids: `7,${testProducts + 500_000},3,7` } });
    expect(cards.map(({ id }) => id)).toEqual([7, 3]);
    expect(await api.call(getProductCards, { query: { ids: "" } })).toEqual([]);
    expect((await api.fail(getProductCards, { query: { ids: "1,robe" } })).code).toBe("VALIDATION");
  });
});
