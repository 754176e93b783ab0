import { randomUUID } from "node:crypto";
import type { BodyOf } from "#contract/endpoint.ts";
import { getPreview, type Preview } from "#contract/preview.ts";
import { createRequest } from "#contract/requests.ts";
import { moveBoxes } from "#backend/requests/life.ts";
import { stylist } from "#backend/requests/stylist.ts";
import { aHousehold, comeBack, type Household } from "./box-builders.ts";
import type { TestApi } from "./create-test-api.ts";

const dayMs = 24 * 3_600_000;

/** Asks for a box of the child. */
export const askForBox = (api: TestApi, home: Household, body: BodyOf<typeof createRequest> = {}) =>
  api.call(createRequest, { token: home.token, params: { id: home.kid.id }, body, idempotencyKey: randomUUID() });

/** The path of one box of the child. */
export const boxPath = ({ kid }: Household, rid: number) => ({ id: kid.id, rid });

export const itemsOf = ({ looks }: Preview) => looks.flatMap(({ items }) => items);

/** A box the stylist composed a moment ago, and a token of then. */
export async function aComposedBox(api: TestApi): Promise<{ home: Household; rid: number; preview: Preview }> {
  const home = await aHousehold(api);
  const { id: rid } = await askForBox(api, home);
  api.clock.advance(3 * dayMs);
  await moveBoxes(api.dependencies, stylist);
  home.token = await comeBack(api, home);
  return { home, rid, preview: await api.call(getPreview, { token: home.token, params: boxPath(home, rid) }) };
}
