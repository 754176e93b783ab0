import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  alternativeCount,
  dropPreviewItem,
  getPreviewAlternatives,
  reopenPreview,
  undoPreviewChange,
} from "#contract/preview-changes.ts";
import { commentPreview, getPreview, replacePreviewItem, validatePreview, type Preview } from "#contract/preview.ts";
import { createRequest, getRequest } from "#contract/requests.ts";
import { aHousehold, comeBack, type Household } from "#tests/backend/box-builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { present } from "#tests/backend/test-catalogue.ts";
import { eq } from "../db/orm.ts";
import { variants } from "../db/schema/catalog.ts";
import { wishes } from "../db/schema/request.ts";
import { moveBoxes } from "./life.ts";
import { prepareAt } from "./schedule.ts";
import { stylist } from "./stylist.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const dayMs = 24 * 3_600_000;
const itemsOf = ({ looks }: Preview) => looks.flatMap(({ items }) => items);
const piecesIn = (preview: Preview) => itemsOf(preview).map(({ variant }) => variant.variant_id);

let home: Household;
let rid: number;
let preview: Preview;
const call = () => ({ token: home.token, params: { id: home.kid.id, rid } });
const placeOf = ({ look_index, item_index }: { look_index: number; item_index: number }) => ({
  look_index,
  item_index,
});
const onShelf = async () =>
  (await api.dependencies.db.select().from(variants)).reduce((sum, { stock }) => sum + stock, 0);

beforeEach(async () => {
  await api.dependencies.db.update(variants).set({ stock: 20 });
  home = await aHousehold(api);
  const body = { budget_ttc: 400 };
  rid = (
    await api.call(createRequest, {
      token: home.token,
      params: { id: home.kid.id },
      body,
      idempotencyKey: randomUUID(),
    })
  ).id;
  api.clock.advance(2 * dayMs);
  await moveBoxes(api.dependencies, stylist);
  home.token = await comeBack(api, home);
  preview = await api.call(getPreview, call());
});

describe("alternatives to a piece", () => {
  it("are at most five of the same family, not in the box, within the budget, with their difference and reasons", async () => {
    const item = present(itemsOf(preview)[0]);
    const found = await api.call(getPreviewAlternatives, { ...call(), query: placeOf(item) });
    expect(found.variant_id).toBe(item.variant.variant_id);
    expect(found.alternatives.length).toBeGreaterThan(0);
    expect(found.alternatives.length).toBeLessThanOrEqual(alternativeCount);
    const inBox = itemsOf(preview).map(({ product }) => product.id);
    for (const { product, unit_price_ttc, price_difference_ttc, reasons } of found.alternatives) {
      expect(product.family).toBe(item.product.family);
      expect(inBox).not.toContain(product.id);
      expect(price_difference_ttc).toBeCloseTo(unit_price_ttc - item.unit_price_ttc, 2);
      expect(preview.totals.items_total_ttc + price_difference_ttc).toBeLessThanOrEqual(400);
      expect(reasons.length).toBeGreaterThan(0);
    }
  });

  it("answer what is wrong with the piece", async () => {
    const item = present(itemsOf(preview)[0]);
    const query = { ...placeOf(item), reason: "PRICE" as const };
    const { alternatives } = await api.call(getPreviewAlternatives, { ...call(), query });
    for (const { unit_price_ttc } of alternatives) expect(unit_price_ttc).toBeLessThan(item.unit_price_ttc);
    const nowhere = { ...call(), query: { look_index: 9, item_index: 0 } };
    expect((await api.fail(getPreviewAlternatives, nowhere)).code).toBe("NOT_FOUND");
  });

  it("can be taken as they stand", async () => {
    const item = present(itemsOf(preview)[0]);
    const { alternatives } = await api.call(getPreviewAlternatives, { ...call(), query: placeOf(item) });
    for (const { variant, unit_price_ttc } of alternatives) {
      const body = {
        ...placeOf(item),
        replacement_reason: "OTHER" as const,
        replacement_variant_id: variant.variant_id,
      };
      const changed = present(itemsOf(await api.call(replacePreviewItem, { ...call(), body }))[0]);
      expect([changed.variant.variant_id, changed.unit_price_ttc]).toEqual([variant.variant_id, unit_price_ttc]);
    }
  });
});

describe("dropping and taking back", () => {
  it("drops a piece, gives it back to the shelf and puts it back where it was", async () => {
    const before = await onShelf();
    const item = present(itemsOf(preview)[1]);
    const body = { ...placeOf(item), expected_variant_id: item.variant.variant_id };
    const without = await api.call(dropPreviewItem, { ...call(), body });
    expect(without.totals.pieces).toBe(preview.totals.pieces - 1);
    expect(without.totals.items_total_ttc).toBeCloseTo(preview.totals.items_total_ttc - item.unit_price_ttc, 2);
    expect(without.dropped).toMatchObject([{ ...placeOf(item), unit_price_ttc: item.unit_price_ttc }]);
    expect(await onShelf()).toBe(before + 1);
    const back = await api.call(undoPreviewChange, {
      ...call(),
      body: { ...placeOf(item), expected_variant_id: null },
    });
    expect([piecesIn(back), back.dropped]).toEqual([piecesIn(preview), []]);
    expect(await onShelf()).toBe(before);
    expect((await api.fail(undoPreviewChange, { ...call(), body: placeOf(item) })).code).toBe("NOT_FOUND");
  });

  it("takes two swaps of a place back one after the other, and forgets their reasons", async () => {
    const before = await onShelf();
    const item = present(itemsOf(preview)[0]);
    const swap = { ...call(), body: { ...placeOf(item), replacement_reason: "COLOR" as const } };
    const once = await api.call(replacePreviewItem, swap);
    expect(present(itemsOf(once)[0]).previous?.variant.variant_id).toBe(item.variant.variant_id);
    await api.call(replacePreviewItem, swap);
    const undone = await api.call(undoPreviewChange, { ...call(), body: placeOf(item) });
    expect(piecesIn(undone)).toEqual(piecesIn(once));
    const all = await api.call(undoPreviewChange, { ...call(), body: placeOf(item) });
    expect(itemsOf(all)).toEqual(itemsOf(preview));
    expect(await onShelf()).toBe(before);
  });

  it("refuses what another tab has changed, and what somebody else took", async () => {
    const item = present(itemsOf(preview)[0]);
    const stale = { ...placeOf(item), expected_variant_id: 1 };
    expect((await api.fail(dropPreviewItem, { ...call(), body: stale })).code).toBe("CONFLICT");
    await api.call(dropPreviewItem, { ...call(), body: placeOf(item) });
    expect((await api.fail(undoPreviewChange, { ...call(), body: stale })).code).toBe("CONFLICT");
    await api.dependencies.db.update(variants).set({ stock: 0 }).where(eq(variants.id, item.variant.variant_id));
    expect((await api.fail(undoPreviewChange, { ...call(), body: placeOf(item) })).code).toBe("NOT_ENOUGH_STOCK");
  });

  it("leaves a box worth its way", async () => {
    let now = preview;
    while (now.totals.pieces > now.fewest_pieces)
      now = await api.call(dropPreviewItem, { ...call(), body: placeOf(present(itemsOf(now)[0])) });
    const last = { ...call(), body: placeOf(present(itemsOf(now)[0])) };
    expect((await api.fail(dropPreviewItem, last)).code).toBe("TOO_FEW_PIECES");
  });

  it("is over with the preview", async () => {
    const body = placeOf(present(itemsOf(preview)[0]));
    await api.call(validatePreview, call());
    for (const endpoint of [dropPreviewItem, undoPreviewChange])
      expect((await api.fail(endpoint, { ...call(), body })).code).toBe("PREVIEW_CLOSED");
    expect((await api.fail(getPreviewAlternatives, { ...call(), query: body })).code).toBe("PREVIEW_CLOSED");
  });

  it("is nobody else's business", async () => {
    const { token } = await aHousehold(api);
    const body = placeOf(present(itemsOf(preview)[0]));
    for (const endpoint of [dropPreviewItem, undoPreviewChange])
      expect((await api.fail(endpoint, { ...call(), token, body })).code).toBe("NOT_FOUND");
    expect((await api.fail(reopenPreview, { ...call(), token })).code).toBe("NOT_FOUND");
  });
});

describe("a yes", () => {
  it("can be taken back until the box is packed; the preview is as it was", async () => {
    await api.call(validatePreview, call());
    const agreed = await api.call(getPreview, call());
    expect(agreed.reopen_until).toBe(prepareAt(agreed.delivery_date).toISOString());
    const open = await api.call(reopenPreview, call());
    expect(open).toMatchObject({ is_open: true, preview_until: preview.preview_until, reopen_until: null });
    expect((await api.call(reopenPreview, call())).is_open).toBe(true);
    expect((await api.call(validatePreview, call())).status_details.code).toBe("VALIDATED");
  });

  it("that was silence leaves a day when it is taken back", async () => {
    api.clock.set(new Date(present(preview.preview_until)));
    await moveBoxes(api.dependencies, stylist);
    home.token = await comeBack(api, home);
    const open = await api.call(reopenPreview, call());
    const least = Math.min(api.clock.now().getTime() + dayMs, prepareAt(preview.delivery_date).getTime());
    expect(new Date(present(open.preview_until)).getTime()).toBe(least);
  });

  it("is neither said nor taken back once the box is packed", async () => {
    await api.call(validatePreview, call());
    api.clock.set(prepareAt(preview.delivery_date));
    await moveBoxes(api.dependencies, stylist);
    home.token = await comeBack(api, home);
    expect((await api.call(getRequest, call())).status_details.code).toBe("PREPARED");
    expect((await api.fail(reopenPreview, call())).code).toBe("PREVIEW_CLOSED");
    expect((await api.fail(validatePreview, call())).code).toBe("PREVIEW_CLOSED");
    expect((await api.call(getPreview, call())).reopen_until).toBeNull();
  });
});

describe("what the preview says besides", () => {
  it("keeps every word of the client once, the last one as the comment", async () => {
    for (const message of ["Moins de rose.", "Moins de rose.", "Et une robe."])
      await api.call(commentPreview, { ...call(), body: { message } });
    const { comment, messages } = await api.call(getPreview, call());
    expect(comment).toBe("Et une robe.");
    expect(messages.map(({ from, text }) => [from, text])).toEqual([
      ["CLIENT", "Moins de rose."],
      ["CLIENT", "Et une robe."],
    ]);
  });

  it("tells which wishes could not be honoured, and why", async () => {
    const other = await aHousehold(api);
    const wished = present(itemsOf(preview)[0]).product.id;
    const { id } = await api.call(createRequest, {
      token: other.token,
      params: { id: other.kid.id },
      body: { wishes: [{ product_id: wished }], budget_ttc: 400 },
      idempotencyKey: randomUUID(),
    });
    // As it would stand there had the child been smaller when it was wished for.
    await api.dependencies.db
      .insert(wishes)
      .values({ requestId: id, productId: 4, variantId: null, createdAt: api.clock.now() });
    await moveBoxes(api.dependencies, stylist);
    const params = { id: other.kid.id, rid: id };
    const told = await api.call(getPreview, { token: other.token, params });
    expect(itemsOf(told).map(({ product }) => product.id)).toContain(wished);
    expect(told.unfulfilled_wishes.map(({ product, reason }) => [product.id, reason])).toEqual([[4, "NO_SIZE"]]);
  });
});
