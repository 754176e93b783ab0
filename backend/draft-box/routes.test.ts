import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  adviseSizes,
  composeDraftBox,
  findDraftAlternatives,
  getDraftOutfits,
  type DraftBox,
} from "#contract/draft-box.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { present } from "#tests/backend/test-catalogue.ts";
import { and, eq, inArray } from "../db/orm.ts";
import { requests } from "../db/schema/request.ts";
import { products, variants } from "../db/schema/catalog.ts";
import { profiles } from "../db/schema/profile.ts";
import { findVariantsBySize } from "../stylist/piece-store.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const girl = { firstname: "Léonie", gender: "GIRL", birthdate: "2021-04-12", top_size: "5 ans", bottom_size: "5 ans" };
const woman = { firstname: "Zoé", top_size: "M", bottom_size: "M" };
const compose = (answers: Record<string, unknown>, more: object = {}) =>
  api.call(composeDraftBox, { body: { code: "signup", answers, ...more } });
const variantIdsOf = ({ looks }: DraftBox) => looks.map(({ items }) => items.map(({ variant }) => variant.variant_id));
const told = ({ unfulfilled_wishes: missing }: DraftBox) => missing.map(({ product, reason }) => [product.id, reason]);
const productIdsOf = ({ looks }: DraftBox) => looks.flatMap(({ items }) => items.map(({ product }) => product.id));

describe("a draft box", () => {
  it("is composed for a visitor from stock, with reasons, pictures, prices and what keeping all saves", async () => {
    const box = await compose({ ...girl, colors_avoided: ["pink"], needs: ["school"] });
    const items = box.looks.flatMap((look) => look.items);
    expect(items.length).toBeGreaterThanOrEqual(5);
    for (const { variant, reasons, product } of items) {
      expect(variant.is_available).toBe(true);
      expect(reasons.length).toBeGreaterThan(0);
      expect(["GIRL", "MIXED"]).toContain(product.gender);
    }
    const total = items.reduce((sum, { unit_price_ttc }) => sum + Math.round(unit_price_ttc * 100), 0);
    expect(box.totals).toMatchObject({ pieces: items.length, items_total_ttc: total / 100, keep_all_percent: 10 });
    expect(box.delivery_date > api.clock.now().toISOString().slice(0, 10)).toBe(true);
    expect(box.stylist.note).toContain("Léonie");
    expect(box.stylist.note).toContain("rose");
    for (const { image } of box.looks) expect((await api.request(image?.url ?? "")).status).toBe(200);
  });

  it("leaves nothing behind: no profile, no box, the whole stock", async () => {
    const { db } = api.dependencies;
    const state = async () => [
      await db.$count(profiles),
      await db.$count(requests),
      await db.select({ id: variants.id, stock: variants.stock }).from(variants).orderBy(variants.id),
    ];
    const before = await state();
    await compose(girl);
    expect(await state()).toEqual(before);
  });

  it("keeps to the budget that was chosen", async () => {
    const { totals } = await compose({ ...girl, budget_level: "careful" });
    expect(totals.budget_ttc).toBe(140);
    expect(totals.items_total_ttc).toBeLessThanOrEqual(140);
  });

  it("is another one with another seed and without what was seen", async () => {
    const first = await compose(girl);
    const seen = productIdsOf(first);
    const second = await compose(girl, { seed: 2, without: seen });
    expect(productIdsOf(second).filter((id) => seen.includes(id))).toEqual([]);
    expect(await compose(girl)).toEqual(first);
  });

  it("is composed for a woman by her sizes", async () => {
    const box = await api.call(composeDraftBox, { body: { code: "signup-woman", answers: woman }, locale: "de" });
    expect(box.looks.flatMap(({ items }) => items).every(({ product }) => product.gender === "WOMAN")).toBe(true);
  });

  it("is shown again as it was put together, without what sold out", async () => {
    const first = await compose(girl);
    const looks = variantIdsOf(first);
    expect(variantIdsOf(await compose(girl, { looks }))).toEqual(looks);
    expect(
      await api.fail(composeDraftBox, { body: { code: "signup", answers: girl, looks: [[2_000_000_000]] } }),
    ).toMatchObject({ code: "UNKNOWN_VARIANT" });
  });

  it("begins with the wishes that fit, in the size asked for, and tells why the others are missing", async () => {
    const plain = await compose(girl);
    const others = productIdsOf(await compose(girl, { without: productIdsOf(plain) }));
    const inSix = await findVariantsBySize(
      api.dependencies.db,
      others.map((productId) => ({ productId, size: "6 ans" })),
    );
    const [larger, variantId] = present([...inSix].find(([key]) => key.endsWith(" 6 ans")));
    const asked = { product_id: Number.parseInt(larger, 10), variant_id: variantId };
    const wished = { product_id: present(others.find((id) => id !== asked.product_id)), variant_id: null };
    const hers = present(
      (await api.call(composeDraftBox, { body: { code: "signup-woman", answers: woman } })).looks[0],
    );
    const [foreign, broken] = [present(hers.items[0]), present(hers.items[1])];
    const wishes = [
      wished,
      asked,
      { product_id: foreign.product.id, variant_id: foreign.variant.variant_id },
      { product_id: broken.product.id, variant_id: foreign.variant.variant_id },
      { product_id: 2_000_000_000, variant_id: null },
      wished,
    ];
    const box = await compose(girl, { wishes });
    const items = box.looks.flatMap((look) => look.items);
    const pieceOf = ({ product_id }: { product_id: number }) =>
      items.filter(({ product }) => product.id === product_id);
    expect(pieceOf(wished).map(({ reasons }) => reasons[0])).toEqual([{ code: "WISHED" }]);
    expect(pieceOf(asked).map(({ variant }) => variant.variant_id)).toEqual([asked.variant_id]);
    expect(told(box)).toEqual([
      [foreign.product.id, "NO_SIZE"],
      [broken.product.id, "NO_SIZE"],
    ]);

    const again = await compose(girl, { wishes, looks: variantIdsOf(box) });
    expect(variantIdsOf(again)).toEqual(variantIdsOf(box));
    expect(told(again)).toEqual(told(box));
    const kept = again.looks.flatMap((look) => look.items).find(({ product }) => product.id === wished.product_id);
    expect(kept?.reasons[0]).toEqual({ code: "WISHED" });

    const without = [wished.product_id];
    const later = await compose(girl, { wishes, without, seed: 2 });
    expect([...productIdsOf(later), ...told(later).map(([id]) => id)]).not.toContain(without[0]);
  });

  it("says nothing of a wish that is not for sale", async () => {
    const { db } = api.dependencies;
    const [id] = productIdsOf(await compose(girl));
    const hidden = eq(products.id, present(id));
    await db.update(products).set({ isPublished: false }).where(hidden);
    const box = await compose(girl, { wishes: [{ product_id: present(id), variant_id: null }] });
    await db.update(products).set({ isPublished: true }).where(hidden);
    expect([...productIdsOf(box), ...told(box).map(([known]) => known)]).not.toContain(id);
  });

  it("is shown again without what has left the shop, which nothing can stand in for either", async () => {
    const { db } = api.dependencies;
    const looks = variantIdsOf(await compose(girl));
    const [gone, ...left] = productIdsOf(await compose(girl, { looks }));
    const hidden = eq(products.id, present(gone));
    await db.update(products).set({ isPublished: false }).where(hidden);
    const box = await compose(girl, { looks });
    const { items } = await api.call(findDraftAlternatives, {
      body: { code: "signup", answers: girl, looks, look_index: 0, item_index: 0 },
    });
    await db.update(products).set({ isPublished: true }).where(hidden);
    expect(productIdsOf(box)).toEqual(left);
    expect(items).toEqual([]);
  });

  it("leaves it to the wearer's size where the size asked for does not fit, or is of another piece", async () => {
    const { db } = api.dependencies;
    const seen = productIdsOf(await compose(girl, { without: productIdsOf(await compose(girl)) }));
    const inTen = await db
      .select({ productId: variants.productId, variantId: variants.id })
      .from(variants)
      .where(and(inArray(variants.productId, seen), eq(variants.size, "10 ans")));
    const { productId, variantId } = present(inTen[0]);
    const other = present(seen.find((id) => id !== productId));
    const wishes = [
      { product_id: productId, variant_id: variantId },
      { product_id: other, variant_id: variantId },
    ];
    const box = await compose(girl, { wishes });
    expect(told(box)).toEqual([]);
    expect(productIdsOf(box)).toEqual(expect.arrayContaining([productId, other]));
    expect(variantIdsOf(box).flat()).not.toContain(variantId);
  });

  it("takes as many dear wishes as leave enough of the budget for a box", async () => {
    const { db } = api.dependencies;
    const dear = productIdsOf(await compose(girl)).slice(0, 3);
    const chosen = inArray(products.id, dear);
    const before = await db.select({ id: products.id, priceCents: products.priceCents }).from(products).where(chosen);
    await db.update(products).set({ priceCents: 4300 }).where(chosen);
    const wishes = dear.map((product_id) => ({ product_id, variant_id: null }));
    const box = await compose({ ...girl, budget_level: "careful" }, { wishes });
    for (const { id, priceCents } of before) await db.update(products).set({ priceCents }).where(eq(products.id, id));
    expect(told(box)).toEqual([[dear[2], "NO_ROOM"]]);
  });

  it("tells wishes that are too dear, and those for which there was no place", async () => {
    const many = await Promise.all([1, 2, 3].map((seed) => compose(girl, { seed })));
    const ids = [...new Set(many.flatMap(productIdsOf))].slice(0, 12);
    const wishes = ids.map((product_id) => ({ product_id, variant_id: null }));
    const box = await compose({ ...girl, budget_level: "careful" }, { wishes });
    expect(box.totals.items_total_ttc).toBeLessThanOrEqual(140);
    expect(told(box).length).toBeGreaterThan(0);
    expect(new Set(told(box).map(([, reason]) => reason))).toEqual(new Set(["NO_ROOM"]));
    const first = productIdsOf(box).find((id) => ids.includes(id));
    await api.dependencies.db
      .update(products)
      .set({ priceCents: 15_000 })
      .where(eq(products.id, present(first)));
    expect(told(await compose({ ...girl, budget_level: "careful" }, { wishes }))).toContainEqual([
      first,
      "OVER_BUDGET",
    ]);
  });

  it.each([
    [{ product_id: 0, variant_id: null }],
    [{ product_id: 1 }],
    [{ product_id: 1, variant_id: null, price: 1 }],
  ])("refuses what is no wish: %j", async (wish) => {
    const body = {
      code: "signup" as const,
      answers: girl,
      wishes: [wish] as { product_id: number; variant_id: null }[],
    };
    expect(await api.fail(composeDraftBox, { body })).toMatchObject({ code: "VALIDATION" });
  });

  it.each([
    [{ ...girl, birthdate: "2099-01-01" }, "birthdate", "birthdate_in_future"],
    [{ ...girl, birthdate: "2001-01-01" }, "birthdate", "birthdate_too_early"],
    [{ ...girl, top_size: "7 ans" }, "top_size", "invalid_value"],
    [{ gender: "GIRL" }, "birthdate", "required"],
    [{ ...girl, surprise: true }, "surprise", "unrecognized_keys"],
  ])("is refused for %j", async (answers, question, code) => {
    const problem = await api.fail(composeDraftBox, { body: { code: "signup", answers } });
    expect(problem).toMatchObject({ code: "VALIDATION", fields: [{ path: `body.answers.${question}`, code }] });
  });

  it("is refused with a code when the answers leave too little to choose from", async () => {
    const all = ["dresses", "skirts", "one_pieces", "jeans", "joggers", "leggings", "shorts", "shirts", "polos"];
    const more = ["hoodies", "sweatshirts", "cardigans", "bodysuits", "hats", "shoes", "outerwear", "accessories"];
    const colors_avoided = ["white", "beige", "yellow", "orange", "red", "pink", "purple", "blue", "green", "brown"];
    const answers = { ...girl, pieces_avoided: [...all, ...more], colors_avoided };
    const problem = await api.fail(composeDraftBox, { body: { code: "signup", answers } });
    expect(problem).toMatchObject({ code: "NOT_ENOUGH_PIECES", data: { fewest: 5 } });
  });
});

describe("alternatives", () => {
  it("are up to five of the same kind of piece, none of them in the box, with the difference in price", async () => {
    const box = await compose(girl);
    const [goes] = box.looks[0]?.items ?? [];
    const { items } = await api.call(findDraftAlternatives, {
      body: { code: "signup", answers: girl, looks: variantIdsOf(box), look_index: 0, item_index: 0 },
    });
    expect(items.length).toBeGreaterThan(0);
    expect(items.length).toBeLessThanOrEqual(5);
    for (const { product, unit_price_ttc, price_difference_ttc } of items) {
      expect(product.family).toBe(goes?.product.family);
      expect(productIdsOf(box)).not.toContain(product.id);
      expect(Math.round((unit_price_ttc - price_difference_ttc) * 100)).toBe(
        Math.round((goes?.unit_price_ttc ?? 0) * 100),
      );
    }
  });

  it("of a place that is not there are refused", async () => {
    const looks = variantIdsOf(await compose(girl));
    const body = { code: "signup", answers: girl, looks, look_index: 3, item_index: 7 } as const;
    expect((await api.fail(findDraftAlternatives, { body })).code).toBe("VALIDATION");
  });
});

describe("outfits to like or not", () => {
  it("are six different ones for the wearer, and likes lead to other boxes", async () => {
    const looks = await api.call(getDraftOutfits, { body: { code: "signup", answers: girl } });
    expect(new Set(looks.map(({ look_id }) => look_id)).size).toBe(looks.length);
    expect(looks.length).toBeGreaterThan(2);
    for (const { products } of looks) for (const { gender } of products) expect(["GIRL", "MIXED"]).toContain(gender);
    const outfits = looks.slice(0, 3).map(({ look_id }) => ({ look_id, like: true }));
    const others = await api.call(getDraftOutfits, { body: { code: "signup", answers: { ...girl, outfits } } });
    const judged = outfits.map(({ look_id }) => look_id);
    expect(others.filter(({ look_id }) => judged.includes(look_id))).toEqual([]);
    const liked = new Set(looks.slice(0, 3).flatMap(({ products }) => products.map(({ id }) => id)));
    const count = (box: DraftBox) => productIdsOf(box).filter((id) => liked.has(id)).length;
    expect(count(await compose({ ...girl, outfits }))).toBeGreaterThan(count(await compose(girl)));
  });

  it("leave out what is never wanted", async () => {
    const answers = { ...girl, pieces_avoided: ["dresses", "skirts"] };
    const looks = await api.call(getDraftOutfits, { body: { code: "signup", answers } });
    const names = looks.flatMap(({ products }) => products.map(({ clean_name }) => clean_name));
    expect(names.filter((name) => /robe|jupe|chasuble/i.test(name))).toEqual([]);
  });
});

describe("sizes on the way", () => {
  it("are proposed by age before they were told", async () => {
    const { suggested } = await api.call(adviseSizes, {
      body: { code: "signup", answers: { gender: "GIRL", birthdate: "2021-11-12" } },
    });
    expect(suggested.top_size).toBe("5 ans");
  });
});
