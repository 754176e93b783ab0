import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  createProfile,
  getProfiles,
  mandatoryProfileFields,
  replaceProfile,
  updateProfile,
} from "#contract/profiles.ts";
import { aClient } from "#tests/backend/builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { aKid, aProfile, aWoman } from "#tests/backend/profile-builders.ts";
import { eq } from "../db/orm.ts";
import { profiles } from "../db/schema/profile.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const without = (field: string) => Object.fromEntries(Object.entries(aKid()).filter(([name]) => name !== field));

describe("adding a profile", () => {
  it("answers it as a prospect without a subscription", async () => {
    const { token, client_id } = await aClient(api);
    const profile = await aProfile(api, token, aKid({ firstname: " Lou ", description: "  " }));
    expect(profile).toEqual({
      ...aKid(),
      id: expect.any(String),
      client_id,
      profile_type: "KID",
      description: null,
      sizes_told_on: { top_size: "2026-11-21", bottom_size: "2026-11-21", shoe_size: "2026-11-21" },
      photo_url: null,
      has_requested: false,
      status: "PROSPECT",
      subscription_status: null,
      subscriptions: [],
      next_subscription_id: null,
      created_at: api.clock.now().toISOString(),
      updated_at: api.clock.now().toISOString(),
    });
    expect(await api.call(getProfiles, { token })).toEqual([profile]);
  });

  it("of a woman needs no birthdate", async () => {
    const { token } = await aClient(api);
    expect(await aProfile(api, token, aWoman({ description: "Des couleurs douces" }))).toMatchObject({
      profile_type: "WOMAN",
      birthdate: null,
      status: "PROSPECT_WITH_COMMENT",
    });
  });

  it("of a second woman is refused, two at once too", async () => {
    const { token } = await aClient(api);
    const answers = await Promise.allSettled([aProfile(api, token, aWoman()), aProfile(api, token, aWoman())]);
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await api.fail(createProfile, { token, body: aWoman() })).code).toBe("WOMAN_PROFILE_EXISTS");
  });

  it.each(["firstname", "gender", "birthdate"])("says which fields are mandatory when %s is missing", async (field) => {
    const { token } = await aClient(api);
    const problem = await api.fail(createProfile, { token, body: without(field) });
    expect(problem).toMatchObject({
      code: "VALIDATION",
      detail: mandatoryProfileFields,
      fields: [{ path: `body.${field}`, code: "required" }],
    });
  });

  it.each([
    [{ birthdate: "2026-11-22" }, "birthdate", "birthdate_in_future"],
    [{ birthdate: "2011-11-21" }, "birthdate", "birthdate_too_early"],
    [{ birthdate: "2021-02-30" }, "birthdate", "invalid_format"],
    [{ gender: "WOMAN" }, "gender", "gender_mismatch"],
    [{ top_size: "M" }, "top_size", "size_unknown"],
    [{ bottom_size: "7 ans" }, "bottom_size", "size_unknown"],
    [{ shoe_size: "41" }, "shoe_size", "size_unknown"],
    [{ ...aWoman(), top_size: "5 ans" }, "top_size", "size_unknown"],
    [{ ...aWoman(), gender: "GIRL" }, "gender", "gender_mismatch"],
    [{ firstname: "  " }, "firstname", "required"],
    [{ has_requested: true }, "has_requested", "unrecognized_keys"],
    [{ status: "CLIENT" }, "status", "unrecognized_keys"],
  ])("refuses %j", async (change, field, code) => {
    const { token } = await aClient(api);
    const problem = await api.fail(createProfile, { token, body: { ...aKid(), ...change } });
    expect([problem.code, problem.fields]).toEqual(["VALIDATION", [{ path: `body.${field}`, code }]]);
    expect(await api.call(getProfiles, { token })).toEqual([]);
  });

  it("ends at a number no family has", async () => {
    const { token } = await aClient(api);
    const answers = await Promise.allSettled(Array.from({ length: 21 }, () => aProfile(api, token)));
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(20);
    expect((await api.fail(createProfile, { token, body: aKid() })).code).toBe("TOO_MANY_PROFILES");
  });
});

describe("changing a profile", () => {
  it("changes the fields that are given, by PATCH and by PUT alike", async () => {
    const { token } = await aClient(api);
    const before = await aProfile(api, token);
    const params = { id: before.id };
    const taller = await api.call(updateProfile, { token, params, body: { top_size: "6 ans", shoe_size: null } });
    const sizes_told_on = { ...before.sizes_told_on, shoe_size: null };
    expect(taller).toEqual({ ...before, top_size: "6 ans", shoe_size: null, sizes_told_on });
    const told = await api.call(replaceProfile, { token, params, body: { description: "Aime grimper" } });
    expect(told).toEqual({ ...taller, description: "Aime grimper", status: "PROSPECT_WITH_COMMENT" });
    expect(await api.call(updateProfile, { token, params, body: {} })).toEqual(told);
  });

  it("leaves one alone that somebody else changed since it was read", async () => {
    const { token } = await aClient(api);
    const before = await aProfile(api, token);
    const params = { id: before.id };
    api.clock.advance(1000);
    const inOneTab = await api.call(updateProfile, {
      token,
      params,
      body: { top_size: "6 ans", known_at: before.updated_at },
    });
    const late = { firstname: "Louise", known_at: before.updated_at };
    expect((await api.fail(updateProfile, { token, params, body: late })).code).toBe("PROFILE_CHANGED");
    expect(await api.call(getProfiles, { token })).toEqual([inOneTab]);
    const again = await api.call(updateProfile, { token, params, body: { ...late, known_at: inOneTab.updated_at } });
    expect(again).toMatchObject({ firstname: "Louise", top_size: "6 ans" });
  });

  it("keeps a kid whole", async () => {
    const { token } = await aClient(api);
    const { id } = await aProfile(api, token);
    const cases: [object, string][] = [
      [{ birthdate: null }, "required"],
      [{ birthdate: "2030-01-01" }, "birthdate_in_future"],
      [{ gender: "WOMAN" }, "gender_mismatch"],
      [{ top_size: "L" }, "size_unknown"],
      [{ profile_type: "WOMAN" }, "unrecognized_keys"],
    ];
    for (const [body, code] of cases) {
      const problem = await api.fail(updateProfile, { token, params: { id }, body });
      expect([problem.code, problem.fields?.map((field) => field.code)]).toEqual(["VALIDATION", [code]]);
    }
  });

  it("of somebody else or of nobody is not found", async () => {
    const [owner, other] = [await aClient(api), await aClient(api)];
    const { id } = await aProfile(api, owner.token);
    for (const unknown of [id, randomUUID()]) {
      for (const endpoint of [updateProfile, replaceProfile]) {
        const problem = await api.fail(endpoint, { token: other.token, params: { id: unknown }, body: {} });
        expect(problem.code).toBe("NOT_FOUND");
      }
    }
    expect(await api.call(getProfiles, { token: other.token })).toEqual([]);
  });
});

it("remembers the day a size was told, the same one again too, and not that of the others", async () => {
  const { token } = await aClient(api);
  const { id, top_size } = await aProfile(api, token, aKid());
  await api.dependencies.db
    .update(profiles)
    .set({ sizesToldOn: { top_size: "2026-09-02", bottom_size: "2026-09-02" } })
    .where(eq(profiles.id, id));
  const body = { top_size };
  const { sizes_told_on } = await api.call(updateProfile, { token, params: { id }, body });
  expect(sizes_told_on).toMatchObject({ top_size: "2026-11-21", bottom_size: "2026-09-02" });
});
