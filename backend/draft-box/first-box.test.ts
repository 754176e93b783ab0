import { afterAll, beforeAll, expect, it } from "vitest";
import { composeDraftBox, putDraftBox } from "#contract/draft-box.ts";
import { getPreview, validatePreview } from "#contract/preview.ts";
import { createProfileFromQuiz } from "#contract/profile-quiz.ts";
import type { ProfileInput } from "#contract/profiles.ts";
import { createRequest, getNextRequest, getRequest } from "#contract/requests.ts";
import { aCard, aClient, aShippingAddress } from "#tests/backend/builders.ts";
import { comeBack, subscribe } from "#tests/backend/box-builders.ts";
import { itemsOf } from "#tests/backend/composed-box.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { aKid, aWoman } from "#tests/backend/profile-builders.ts";
import { present } from "#tests/backend/test-catalogue.ts";
import { moveBoxes } from "../requests/life.ts";
import { stylist } from "../requests/stylist.ts";

const dayMs = 24 * 3_600_000;

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

it.each<[string, "signup" | "signup-woman", ProfileInput, "once" | "every month"]>([
  ["a child", "signup", aKid(), "every month"],
  ["a woman", "signup-woman", aWoman(), "once"],
])("shows %s a box before there is an account, and the one that is agreed to holds what was shown", async (...row) => {
  const [, code, wearer, rhythm] = row;
  const { firstname, gender, birthdate, top_size, bottom_size } = wearer;
  const answers = { firstname, top_size, bottom_size, ...(code === "signup" ? { gender, birthdate } : {}) };
  const shown = await api.call(composeDraftBox, { body: { code, answers } });
  const looks = shown.looks.map(({ items }) => items.map(({ variant }) => variant.variant_id));

  const client = await aClient(api);
  const joining = { token: client.token, body: { code, answers }, idempotencyKey: crypto.randomUUID() };
  const kid = await api.call(createProfileFromQuiz, joining);
  const asked = { token: client.token, params: { id: kid.id } };
  await api.call(putDraftBox, { ...asked, body: { looks, without: [] } });
  await aShippingAddress(api, client.token);
  await aCard(api, client.token);
  if (rhythm === "once") await api.call(createRequest, { ...asked, body: {}, idempotencyKey: crypto.randomUUID() });
  else await subscribe(api, { token: client.token, kid });

  api.clock.advance(3 * dayMs);
  await moveBoxes(api.dependencies, stylist);
  const later = { token: await comeBack(api, client), params: { id: kid.id } };
  const { id } = present(await api.call(getNextRequest, later));
  const box = { token: later.token, params: { id: kid.id, rid: id } };
  const preview = await api.call(getPreview, box);
  const chosen = itemsOf(preview).map(({ variant }) => variant.variant_id);
  expect(new Set(chosen)).toEqual(new Set(looks.flat()));
  await api.call(validatePreview, box);
  expect(await api.call(getRequest, box)).toMatchObject({
    status_details: { code: "VALIDATED" },
    blocked_reason: null,
  });
});
