import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { BodyOf } from "#contract/endpoint.ts";
import type { Profile } from "#contract/profiles.ts";
import { getWardrobe, movePiece } from "#contract/wardrobe.ts";
import { aClient } from "#tests/backend/builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { anOrderRow } from "#tests/backend/order-rows.ts";
import { aBox, aKid, aProfile, aWoman } from "#tests/backend/profile-builders.ts";
import { present } from "#tests/backend/test-catalogue.ts";
import { eq } from "../db/orm.ts";
import { products, variants } from "../db/schema/catalog.ts";
import { orderLines } from "../db/schema/order.ts";
import { findCurrentWardrobe } from "../stylist/current-wardrobe.ts";

type Move = BodyOf<typeof movePiece>;

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

/** A line of an order with a top for everybody, in a size; answers its id. */
async function aLine(orderId: string, size: string, change: Partial<typeof orderLines.$inferInsert> = {}) {
  const { db } = api.dependencies;
  const [variant] = await db
    .select({ id: variants.id, productId: variants.productId })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(eq(products.metaCategory, "TOP"))
    .orderBy(variants.id)
    .limit(1);
  await db
    .update(products)
    .set({ gender: "MIXED" })
    .where(eq(products.id, present(variant).productId));
  const id = randomUUID();
  await db.insert(orderLines).values({
    id,
    orderId,
    position: 0,
    productId: present(variant).productId,
    variantId: present(variant).id,
    quantity: 1,
    unitPriceCents: 2000,
    snapshot: {
      name: "Le haut Ana",
      clean_name: "le-haut-ana",
      brand_name: "Ombelle",
      size,
      collection_slug: "nouveautes",
      image: { url: "/p/0.svg", width: 900, height: 1200, placeholder: "#f6efe2", alt: "-" },
    },
    ...change,
  });
  return id;
}

/** A closed box of a profile of which one piece was kept; answers the line. */
async function aKeptPiece(profile: Profile, size: string, change: Partial<typeof orderLines.$inferInsert> = {}) {
  const orderId = await anOrderRow(api, profile.client_id, { kind: "BOX" });
  await aBox(api, profile, { status: "CLOSED", orderId });
  return aLine(orderId, size, change);
}

async function aFamily() {
  const { token } = await aClient(api);
  const lou = await aProfile(api, token);
  const young = { firstname: "Basile", birthdate: "2024-05-02", top_size: "2 ans", bottom_size: "2 ans" };
  const basile = await aProfile(api, token, aKid({ ...young, gender: "BOY", shoe_size: "23" }));
  const read = (id: string) => api.call(getWardrobe, { token, params: { id } });
  const move = (id: string, lid: string, body: Move) => api.call(movePiece, { token, params: { id, lid }, body });
  const refuse = async (id: string, lid: string, body: Move) =>
    (await api.fail(movePiece, { token, params: { id, lid }, body })).code;
  return { token, lou, basile, read, move, refuse };
}

describe("a wardrobe", () => {
  it("holds what was kept of closed boxes, and nothing that went back or is still tried on", async () => {
    const { lou, basile, read } = await aFamily();
    const kept = await aKeptPiece(lou, "5 ans");
    await aKeptPiece(lou, "5 ans", { returnedQuantity: 1 });
    const open = await anOrderRow(api, lou.client_id, { kind: "BOX" });
    await aBox(api, lou, { status: "DELIVERED", orderId: open });
    await aLine(open, "5 ans");
    const { pieces, unclaimed } = await read(lou.id);
    expect(pieces).toMatchObject([{ id: kept, source: "BOX", is_outgrown: false, place: "WORN", twin_id: null }]);
    expect(unclaimed).toEqual([]);
    expect((await read(basile.id)).pieces).toEqual([]);
  });

  it("holds what was bought in the shop for the one it fits; what fits nobody waits for a word", async () => {
    const { lou, basile, read, move } = await aFamily();
    const order = await anOrderRow(api, lou.client_id, { status: "DELIVERED" });
    const forBasile = await aLine(order, "2 ans");
    const forNobody = await aLine(order, "14 ans", { position: 1 });
    expect((await read(basile.id)).pieces.map(({ id }) => id)).toEqual([forBasile]);
    expect((await read(lou.id)).unclaimed.map(({ id }) => id)).toEqual([forNobody]);
    const claimed = await move(lou.id, forNobody, { profile_id: lou.id });
    expect([claimed.pieces.map(({ id }) => id), claimed.unclaimed]).toEqual([[forNobody], []]);
    const left = await move(lou.id, forNobody, { profile_id: null });
    expect([left.pieces, left.unclaimed.map(({ id }) => id)]).toEqual([[], [forNobody]]);
  });

  it("tells of two that do the same", async () => {
    const { lou, read } = await aFamily();
    const first = await aKeptPiece(lou, "5 ans");
    api.clock.advance(1000);
    const second = await aKeptPiece(lou, "6 ans");
    expect((await read(lou.id)).pieces).toMatchObject([
      { id: second, twin_id: first },
      { id: first, twin_id: null },
    ]);
  });
});

describe("a piece", () => {
  it("that is outgrown is handed down to whom it will fit, and back again", async () => {
    const { lou, basile, read, move, refuse } = await aFamily();
    const id = await aKeptPiece(lou, "3 ans");
    const heir = { id: basile.id, firstname: "Basile" };
    expect((await read(lou.id)).pieces).toMatchObject([{ is_outgrown: true, heirs: [heir] }]);
    expect((await move(lou.id, id, { profile_id: basile.id })).pieces).toEqual([]);
    expect((await read(basile.id)).pieces).toMatchObject([
      { id, is_outgrown: false, handed_down_by: { id: lou.id, firstname: "Lou" } },
    ]);
    expect(await refuse(lou.id, id, { profile_id: basile.id })).toBe("PIECE_MOVED");
    await move(basile.id, id, { profile_id: lou.id });
    expect((await read(lou.id)).pieces).toMatchObject([{ id, handed_down_by: null }]);
  });

  it("is sent to Littlegeste and taken back", async () => {
    const { lou, read, move } = await aFamily();
    const id = await aKeptPiece(lou, "3 ans");
    expect((await move(lou.id, id, { place: "SENT" })).pieces).toMatchObject([{ id, place: "SENT" }]);
    await move(lou.id, id, { place: "WORN" });
    expect((await read(lou.id)).pieces).toMatchObject([{ id, place: "WORN" }]);
  });

  it("is given to nobody of another family, and to no woman when it is a child's", async () => {
    const { token, lou, refuse } = await aFamily();
    const [stranger, jeanne] = [await aFamily(), await aProfile(api, token, aWoman())];
    const id = await aKeptPiece(lou, "3 ans");
    expect(await refuse(lou.id, id, { profile_id: stranger.lou.id })).toBe("NOT_FOUND");
    expect(await stranger.refuse(stranger.lou.id, id, { place: "SENT" })).toBe("NOT_FOUND");
    expect(await refuse(lou.id, id, { profile_id: jeanne.id })).toBe("CONFLICT");
    expect(await refuse(lou.id, randomUUID(), { place: "SENT" })).toBe("NOT_FOUND");
  });
});

it("is what the stylist counts on: with what was bought and handed down, without what was passed on or sent in", async () => {
  const { lou, basile, move } = await aFamily();
  const { db } = api.dependencies;
  const today = api.clock.now().toISOString().slice(0, 10);
  const sizesOf = async ({ id, client_id }: Profile) =>
    (await findCurrentWardrobe(db, { clientId: client_id, profileId: id }, today)).map(({ size }) => size);
  const outgrown = await aKeptPiece(lou, "3 ans");
  const order = await anOrderRow(api, lou.client_id, { status: "DELIVERED" });
  await aLine(order, "5 ans");
  expect([(await sizesOf(lou)).toSorted(), await sizesOf(basile)]).toEqual([["3 ans", "5 ans"], []]);
  await move(lou.id, outgrown, { profile_id: basile.id });
  expect([await sizesOf(lou), await sizesOf(basile)]).toEqual([["5 ans"], ["3 ans"]]);
  await move(basile.id, outgrown, { place: "SENT" });
  expect(await sizesOf(basile)).toEqual([]);
});
