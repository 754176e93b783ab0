import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { getPreview } from "#contract/preview.ts";
import { createRequest, getNextRequest, updateRequest, type Request } from "#contract/requests.ts";
import { aHousehold, comeBack, type Household } from "#tests/backend/box-builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { aKid, aProfile } from "#tests/backend/profile-builders.ts";
import { present } from "#tests/backend/test-catalogue.ts";
import { eq } from "../db/orm.ts";
import { requests } from "../db/schema/request.ts";
import { findSiblingPieces } from "../stylist/wearer-store.ts";
import { moveBoxes } from "./life.ts";
import { stylist } from "./stylist.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const dayMs = 24 * 3_600_000;

const ask = (token: string, kidId: string, body: object = {}): Promise<Request> =>
  api.call(createRequest, { token, params: { id: kidId }, body, idempotencyKey: randomUUID() });

/** Two girls who could wear the same, each with a box that was asked for. */
async function twoBoxes(): Promise<Household & { sister: { id: string }; boxes: [Request, Request] }> {
  const home = await aHousehold(api);
  const sister = await aProfile(api, home.token, aKid({ firstname: "Zoé" }));
  return { ...home, sister, boxes: [await ask(home.token, home.kid.id), await ask(home.token, sister.id)] };
}

it("sisters who could wear the same get no piece twice, and each box knows what the other holds", async () => {
  const home = await twoBoxes();
  api.clock.advance(2 * dayMs);
  for (let round = 0; round < 4; round += 1) await moveBoxes(api.dependencies, stylist);
  const token = await comeBack(api, home);
  const pieces = await Promise.all(
    [home.kid.id, home.sister.id].map(async (id) => {
      const { id: rid } = present(await api.call(getNextRequest, { token, params: { id } }));
      const { looks } = await api.call(getPreview, { token, params: { id, rid: String(rid) } });
      return looks.flatMap(({ items }) => items.map(({ product }) => product.id));
    }),
  );
  const [first = [], second = []] = pieces;
  expect(first.length).toBeGreaterThan(4);
  expect(second.length).toBeGreaterThan(4);
  expect(first.filter((id) => second.includes(id))).toEqual([]);

  const { db } = api.dependencies;
  const clientId = home.kid.client_id;
  const day = home.boxes[0].delivery_date;
  const known = await findSiblingPieces(db, { clientId, profileId: home.kid.id }, day);
  expect(known.toSorted((a, b) => a - b)).toEqual(second.toSorted((a, b) => a - b));
  const late = new Date(Date.parse(day) + 30 * dayMs).toISOString().slice(0, 10);
  expect(await findSiblingPieces(db, { clientId, profileId: home.kid.id }, late)).toEqual([]);
});

it("a box that finds too few pieces keeps nobody else's from being moved", async () => {
  const { token, kid, boxes } = await twoBoxes();
  const [own, sisters] = boxes;
  await api.dependencies.db
    .update(requests)
    .set({ blockedReason: "NOT_ENOUGH_PIECES" })
    .where(eq(requests.id, sisters.id));
  const days = present(present(await api.call(getNextRequest, { token, params: { id: kid.id } })).delivery_date_range);
  const moved = new Date(Date.parse(days.from) + 14 * dayMs);
  const monday = new Date(moved.getTime() + ((8 - moved.getUTCDay()) % 7) * dayMs).toISOString().slice(0, 10);
  const call = { token, params: { id: kid.id, rid: String(own.id) } };
  expect(await api.call(updateRequest, { ...call, body: { delivery_date: monday } })).toMatchObject({
    delivery_date: monday,
  });
});
