import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  composeDraftBox,
  findDraftAlternatives,
  getDraftBox,
  putDraftBox,
  type DraftBox,
} from "#contract/draft-box.ts";
import { putQuizAnswers } from "#contract/profile-quiz.ts";
import { getPreview } from "#contract/preview.ts";
import { boxPieces, cancelRequest, createRequest, deleteWish, getNextRequest, putWish } from "#contract/requests.ts";
import { getSuggestions } from "#contract/suggestions.ts";
import { updateSubscription } from "#contract/subscriptions.ts";
import { aHousehold, comeBack, subscribe, type Household } from "#tests/backend/box-builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { aKid, aProfile } from "#tests/backend/profile-builders.ts";
import { present } from "#tests/backend/test-catalogue.ts";
import { takeStock } from "../catalog/stock.ts";
import { and, eq, gt, inArray } from "../db/orm.ts";
import { products, variants } from "../db/schema/catalog.ts";
import { requests } from "../db/schema/request.ts";
import { moveBoxes } from "./life.ts";
import { stylist } from "./stylist.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const dayMs = 24 * 3_600_000;
const answers = {
  firstname: "Léonie",
  gender: "GIRL",
  birthdate: "2021-04-12",
  top_size: "5 ans",
  bottom_size: "5 ans",
  shoe_size: "28",
  needs: ["school"],
};
const looksOf = ({ looks }: DraftBox) => looks.map(({ items }) => items.map(({ variant }) => variant.variant_id));
const productsOf = ({ looks }: Pick<DraftBox, "looks">) =>
  looks.flatMap(({ items }) => items.map(({ product }) => product.id));
const sorted = (ids: readonly number[]) => ids.toSorted((a, b) => a - b);

/** A box as a visitor sees it after a swap, and the product that was swapped away. */
async function shownBox(): Promise<{ shown: DraftBox; without: number[] }> {
  const wearer = { code: "signup", answers } as const;
  const first = await api.call(composeDraftBox, { body: wearer });
  const looks = looksOf(first);
  const gone = present(first.looks[0]?.items[0]).product.id;
  const place = { looks, look_index: 0, item_index: 0, without: [gone] };
  const { items } = await api.call(findDraftAlternatives, { body: { ...wearer, ...place } });
  const swapped = looks.map((look, row) =>
    look.map((variant, item) => (row === 0 && item === 0 ? present(items[0]).variant.variant_id : variant)),
  );
  return { shown: await api.call(composeDraftBox, { body: { ...wearer, looks: swapped } }), without: [gone] };
}

async function joined(): Promise<Household & { shown: DraftBox; without: number[] }> {
  const { shown, without } = await shownBox();
  const client = await aHousehold(api);
  const { token } = client;
  const kid = await aProfile(api, token, aKid({ firstname: "Léonie", birthdate: "2021-04-12" }));
  const params = { id: kid.id };
  await api.call(putQuizAnswers, { token, params: { ...params, code: "signup" }, body: { answers } });
  await api.call(putDraftBox, { token, params, body: { looks: looksOf(shown), without } });
  return { ...client, kid, shown, without };
}
const nextOf = async ({ token, kid }: Household) =>
  present(await api.call(getNextRequest, { token, params: { id: kid.id } }));

async function composed(home: Household) {
  const { kid } = home;
  api.clock.advance(2 * dayMs);
  const token = await comeBack(api, home);
  await moveBoxes(api.dependencies, stylist);
  const { id } = present(await api.call(getNextRequest, { token, params: { id: kid.id } }));
  return api.call(getPreview, { token, params: { id: kid.id, rid: String(id) } });
}

/** Takes products out of the shop for as long as something is done. */
async function whileGone(ids: readonly number[], deed: () => Promise<void>): Promise<void> {
  const publish = (isPublished: boolean) =>
    api.dependencies.db
      .update(products)
      .set({ isPublished })
      .where(inArray(products.id, [...ids]));
  await publish(false);
  try {
    await deed();
  } finally {
    await publish(true);
  }
}

/** Too far for a box to be open already. */
function aFarMonday(): string {
  const day = new Date(api.clock.now().getTime() + 60 * dayMs);
  return new Date(day.getTime() + ((8 - day.getUTCDay()) % 7) * dayMs).toISOString().slice(0, 10);
}

describe("what was shown before the account", () => {
  it("is in the first box: every piece of it, and not what was swapped away", async () => {
    const home = await joined();
    const { token, kid, shown, without } = home;
    await api.call(createRequest, { token, params: { id: kid.id }, body: {}, idempotencyKey: randomUUID() });
    expect((await nextOf(home)).wishes.map(({ product_id }) => product_id)).toEqual(productsOf(shown));
    const preview = await composed(home);
    expect(sorted(productsOf(preview))).toEqual(sorted(productsOf(shown)));
    expect(productsOf(preview)).not.toContain(without[0]);
    expect(preview.unfulfilled_wishes).toEqual([]);
  });

  it("opens the first box of a subscription at once, however far its day is", async () => {
    const home = await joined();
    await subscribe(api, home, { frequency: 2, first_delivery_date: aFarMonday() });
    const next = await nextOf(home);
    expect(next.id).toBeGreaterThan(0);
    expect(next.wishes).toHaveLength(productsOf(home.shown).length);
  });

  it("is explained where it cannot be had any more", async () => {
    const home = await joined();
    const { token, kid, shown } = home;
    const gone = present(productsOf(shown)[1]);
    await api.call(createRequest, { token, params: { id: kid.id }, body: {}, idempotencyKey: randomUUID() });
    const { db } = api.dependencies;
    const left = await db
      .select()
      .from(variants)
      .where(and(eq(variants.productId, gone), gt(variants.stock, 0)));
    await db.transaction((tx) =>
      takeStock(
        tx,
        left.map(({ id, stock }) => ({ variantId: id, quantity: stock })),
      ),
    );
    const preview = await composed(home);
    expect(productsOf(preview)).not.toContain(gone);
    expect(preview.unfulfilled_wishes.map(({ product, reason }) => [product.id, reason])).toEqual([[gone, "SOLD_OUT"]]);
  });

  it("yields to wishes that come with the request, and is forgotten after a month", async () => {
    const home = await joined();
    const { token, kid, shown } = home;
    const own = present(productsOf(shown)[2]);
    await api.call(createRequest, {
      token,
      params: { id: kid.id },
      body: { wishes: [{ product_id: own }] },
      idempotencyKey: randomUUID(),
    });
    expect((await nextOf(home)).wishes.map(({ product_id }) => product_id)).toEqual([own]);
    const late = await joined();
    api.clock.advance(31 * dayMs);
    const again = await comeBack(api, late);
    await subscribe(api, { token: again, kid: late.kid });
    const next = await api.call(getNextRequest, { token: again, params: { id: late.kid.id } });
    expect(next?.wishes).toEqual([]);
  });

  it("is nobody else's to keep, and names real pieces", async () => {
    const { token, kid } = await joined();
    const stranger = await aHousehold(api);
    const body = { looks: [[2_000_000_000]] };
    expect(await api.fail(putDraftBox, { token, params: { id: kid.id }, body })).toMatchObject({
      code: "UNKNOWN_VARIANT",
    });
    expect(await api.fail(putDraftBox, { token: stranger.token, params: { id: kid.id }, body })).toMatchObject({
      code: "NOT_FOUND",
    });
  });

  it("holds no piece that is not in the shop, which is as unknown as one that never was", async () => {
    const home = await joined();
    const { token, kid, shown } = home;
    const params = { id: kid.id };
    /* A piece that comes back has changed on that day. */
    const undated = (promised: unknown): unknown =>
      JSON.parse(JSON.stringify(promised, (key, value: unknown) => (key === "changed_at" ? undefined : value)));
    const before = undated(await told(home));
    const hidden = present(shown.looks[0]?.items[0]);
    const refusalOf = async (id: number) => {
      const { code, status, detail, data } = await api.fail(putDraftBox, {
        token,
        params,
        body: { looks: [...looksOf(shown).slice(1), [id]] },
      });
      return { code, status, detail, data };
    };
    await whileGone([hidden.product.id], async () => {
      const { variant_id: id } = hidden.variant;
      expect(await refusalOf(id)).toEqual({ ...(await refusalOf(2_000_000_000)), data: { variant_ids: [id] } });
    });
    expect(undated(await told(home))).toEqual(before);
  });

  it("is not shown and becomes no wish once it has left the shop, while the rest does", async () => {
    const home = await joined();
    const [gone, ...left] = productsOf(home.shown);
    await whileGone([present(gone)], async () => {
      expect((await told(home)).waiting.map(({ id }) => id)).toEqual(left);
      await subscribe(api, home, { frequency: 2, first_delivery_date: aFarMonday() });
      expect(await wishedOf(home)).toEqual(left);
    });
    expect(await wishedOf(home)).toEqual(left);
    expect(await told(home)).toMatchObject({ box: { pieces: left.length }, waiting: [] });
  });
});

const wishedOf = async (home: Household) => (await nextOf(home)).wishes.map(({ product_id }) => product_id);

/** Keeps a box for the person of a household, as a quiz answered once more does. */
async function show({ token, kid }: Household): Promise<number[]> {
  api.clock.advance(1000);
  const { shown, without } = await shownBox();
  await api.call(putDraftBox, { token, params: { id: kid.id }, body: { looks: looksOf(shown), without } });
  return productsOf(shown);
}
const told = ({ token, kid }: Household) => api.call(getDraftBox, { token, params: { id: kid.id } });

/** A subscriber and what suits the child besides a box that was shown. */
async function aSubscriber(first: { first_delivery_date?: string } = {}) {
  const home = await aHousehold(api);
  const { token, kid } = home;
  await api.call(putQuizAnswers, { token, params: { id: kid.id, code: "signup" }, body: { answers } });
  await subscribe(api, home, { frequency: 2, budget_ttc: 1500, ...first });
  const { shown } = await shownBox();
  const { products } = await api.call(getSuggestions, { token, params: { id: kid.id }, query: {} });
  const others = products.map(({ id }) => id).filter((id) => !productsOf(shown).includes(id));
  /** A moment apart: wishes keep the order they were made in. */
  const wish = (product: number) => {
    api.clock.advance(1000);
    return api.call(putWish, { token, params: { id: kid.id, rid: "0", product_id: String(product) } });
  };
  return { home, others, wish };
}

describe("what was shown to somebody whose wishes are there already", () => {
  it("takes the places that are left; the rest is told and waits for the box after it", async () => {
    const { home, others, wish } = await aSubscriber();
    const own = others.slice(0, boxPieces.KID - 2);
    for (const product of own) await wish(product);
    const shown = await show(home);
    expect(await wishedOf(home)).toEqual([...own, ...shown.slice(0, 2)]);
    const { box, waiting } = await told(home);
    expect(box).toMatchObject({ request_id: (await nextOf(home)).id, pieces: 2 });
    expect(waiting.map(({ id }) => id)).toEqual(shown.slice(2));
    expect((await composed(home)).unfulfilled_wishes).toEqual([]);
  });

  it("changes no wish of a full list, and is had in the next box", async () => {
    const { home, others, wish } = await aSubscriber();
    const own = others.slice(0, boxPieces.KID);
    for (const product of own) await wish(product);
    const shown = await show(home);
    expect(await wishedOf(home)).toEqual(own);
    expect((await told(home)).box).toMatchObject({ pieces: 0 });
    const { id } = await nextOf(home);
    await api.dependencies.db.update(requests).set({ status: "CLOSED" }).where(eq(requests.id, id));
    api.clock.advance(60 * dayMs);
    const token = await comeBack(api, home);
    const later = { ...home, token };
    expect((await nextOf(later)).id).toBe(0);
    const first = present(others[boxPieces.KID]);
    const params = { id: home.kid.id, rid: "0", product_id: String(first) };
    await api.call(putWish, { token, params });
    expect(sorted(await wishedOf(later))).toEqual(sorted([first, ...shown.slice(0, boxPieces.KID - 1)]));
    expect((await told(later)).waiting.map(({ id: product }) => product)).toEqual(shown.slice(boxPieces.KID - 1));
    expect(await told(later)).toMatchObject({ box: { pieces: boxPieces.KID - 1 } });
  });

  it("leaves a place for the wish that opens a box", async () => {
    const { home, others, wish } = await aSubscriber({ first_delivery_date: aFarMonday() });
    const shown = await show(home);
    expect((await told(home)).box).toBeNull();
    expect((await told(home)).waiting.map(({ id }) => id)).toEqual(shown);
    const own = present(others[0]);
    await wish(own);
    const wished = await wishedOf(home);
    expect(wished).toHaveLength(boxPieces.KID);
    expect(wished).toContain(own);
    expect((await told(home)).waiting).toHaveLength(shown.length + 1 - boxPieces.KID);
  });

  it("comes after the wishes of a box that was given up, and no box wishes for more than it holds", async () => {
    const { home, others, wish } = await aSubscriber();
    const own = others.slice(0, boxPieces.KID);
    for (const product of own) await wish(product);
    const { id } = await nextOf(home);
    const { token, kid } = home;
    await api.call(cancelRequest, { token, params: { id: kid.id, rid: String(id) } });
    const shown = await show(home);
    const last = present(others[boxPieces.KID]);
    await wish(last);
    const wished = await wishedOf(home);
    expect(wished).toHaveLength(boxPieces.KID);
    expect(wished).toEqual(expect.arrayContaining([...own.slice(0, boxPieces.KID - 1), last]));
    expect((await told(home)).waiting.map((product) => product.id)).toEqual([own.at(-1), ...shown]);
  });

  it("waits no longer once it has left the shop, and goes into no box that comes after", async () => {
    const { home, others, wish } = await aSubscriber({ first_delivery_date: aFarMonday() });
    const shown = await show(home);
    const gone = shown.slice(0, 2);
    await whileGone(gone, async () => {
      expect((await told(home)).waiting.map(({ id }) => id)).toEqual(shown.slice(2));
      await wish(present(others[0]));
      expect(sorted(await wishedOf(home))).toEqual(sorted([present(others[0]), ...shown.slice(2, boxPieces.KID + 1)]));
    });
    const { waiting } = await told(home);
    const promised = [...(await wishedOf(home)), ...waiting.map(({ id }) => id)];
    expect(promised.filter((id) => gone.includes(id))).toEqual([]);
  });

  it("waits no longer once it is wished for by hand", async () => {
    const { home, others, wish } = await aSubscriber();
    const own = others.slice(0, boxPieces.KID);
    for (const product of own) await wish(product);
    const shown = await show(home);
    const { token, kid } = home;
    const params = { id: kid.id, rid: "0" };
    await api.call(deleteWish, { token, params: { ...params, product_id: String(own[0]) } });
    await wish(present(shown[2]));
    expect((await told(home)).waiting.map(({ id }) => id)).toEqual(shown.toSpliced(2, 1));
  });

  it("goes into the box of a one-shot that becomes a subscription", async () => {
    const home = await aHousehold(api);
    const { token, kid } = home;
    await api.call(putQuizAnswers, { token, params: { id: kid.id, code: "signup" }, body: { answers } });
    const { id: sid } = await subscribe(api, home, { frequency: null });
    const shown = await show(home);
    expect(await wishedOf(home)).toEqual([]);
    await api.call(updateSubscription, { token, params: { id: kid.id, sid }, body: { frequency: 3 } });
    expect(await wishedOf(home)).toEqual(shown);
    expect((await told(home)).waiting).toEqual([]);
  });

  it("is nothing where nothing was shown, and nobody else's to see", async () => {
    const home = await aHousehold(api);
    expect(await told(home)).toEqual({ box: null, waiting: [] });
    const stranger = await aHousehold(api);
    const call = { token: stranger.token, params: { id: home.kid.id } };
    expect(await api.fail(getDraftBox, call)).toMatchObject({ code: "NOT_FOUND" });
  });
});
