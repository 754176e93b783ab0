import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { deleteProfile, getProfiles, reassignProfile } from "#contract/profiles.ts";
import { aClient } from "#tests/backend/builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { present } from "#tests/backend/test-catalogue.ts";
import { aBox, aKid, aProfile, aSubscription, aWoman } from "#tests/backend/profile-builders.ts";
import { eq } from "../db/orm.ts";
import { looks, variants } from "../db/schema/catalog.ts";
import { lookLikes, profiles, quizAnswers } from "../db/schema/profile.ts";
import { requestEvents, requestItems, requests, subscriptionEvents, wishes } from "../db/schema/request.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const stored = async (id: string) => (await api.dependencies.db.select().from(profiles).where(eq(profiles.id, id)))[0];
const erase = (token: string, id: string) => api.call(deleteProfile, { token, params: { id } });
const listed = async (token: string) => (await api.call(getProfiles, { token })).map(({ id }) => id);

async function tell(profileId: string) {
  const { db, clock } = api.dependencies;
  const [look] = await db.select({ id: looks.id }).from(looks).limit(1);
  await db.insert(quizAnswers).values({ profileId, code: "signup", answers: { a: 1 }, updatedAt: clock.now() });
  await db.insert(lookLikes).values({ profileId, lookId: present(look).id, isLiked: true, at: clock.now() });
}
async function told(profileId: string) {
  const { db } = api.dependencies;
  const answers = await db.select().from(quizAnswers).where(eq(quizAnswers.profileId, profileId));
  return answers.length + (await db.select().from(lookLikes).where(eq(lookLikes.profileId, profileId))).length;
}

describe("deleting a profile", () => {
  it("removes it with all it told and leaves its sister alone", async () => {
    const { token } = await aClient(api);
    const [one, sister] = [await aProfile(api, token), await aProfile(api, token, aKid({ firstname: "Zoé" }))];
    await tell(one.id);
    await tell(sister.id);
    await erase(token, one.id);
    expect([await stored(one.id), await told(one.id)]).toEqual([undefined, 0]);
    expect([await listed(token), await told(sister.id)]).toEqual([[sister.id], 2]);
    expect((await api.fail(deleteProfile, { token, params: { id: one.id } })).code).toBe("NOT_FOUND");
  });

  it("is refused while a subscription goes on, is paused, or a box is being prepared", async () => {
    const { token } = await aClient(api);
    for (const status of ["ACTIVE", "PAUSED"] as const) {
      const profile = await aProfile(api, token);
      await aSubscription(api, profile, { status });
      expect((await api.fail(deleteProfile, { token, params: { id: profile.id } })).code).toBe(
        "PROFILE_HAS_SUBSCRIPTION",
      );
    }
    const profile = await aProfile(api, token);
    await aBox(api, profile, { status: "VALIDATED" });
    expect((await api.fail(deleteProfile, { token, params: { id: profile.id } })).code).toBe("PROFILE_HAS_BOX");
  });

  it.each(["PREPARED", "SHIPPED", "DELIVERED"] as const)("is refused while a box is %s", async (status) => {
    const { token } = await aClient(api);
    const profile = await aProfile(api, token);
    await aBox(api, profile, { status });
    expect((await api.fail(deleteProfile, { token, params: { id: profile.id } })).code).toBe("PROFILE_HAS_BOX");
    expect(await stored(profile.id)).toMatchObject({ firstname: "Lou" });
  });

  it("keeps a row without a name for the boxes it had", async () => {
    const { token } = await aClient(api);
    const profile = await aProfile(api, token, aKid({ description: "Aime grimper" }));
    const subscription = await aSubscription(api, profile, { status: "TERMINATED" });
    const box = await aBox(api, profile, { status: "CLOSED", subscriptionId: subscription, comment: "Lou a adoré" });
    await tell(profile.id);
    await erase(token, profile.id);
    expect(await stored(profile.id)).toMatchObject({
      firstname: "",
      gender: "MIXED",
      birthdate: null,
      topSize: null,
      bottomSize: null,
      shoeSize: null,
      description: null,
      photoKey: null,
      erasedAt: api.clock.now(),
    });
    const [request] = await api.dependencies.db.select().from(requests).where(eq(requests.id, box));
    expect([request?.comment, await told(profile.id), await listed(token)]).toEqual([null, 0, []]);
  });

  it("of somebody else is not found", async () => {
    const [owner, other] = [await aClient(api), await aClient(api)];
    const { id } = await aProfile(api, owner.token);
    expect((await api.fail(deleteProfile, { token: other.token, params: { id } })).code).toBe("NOT_FOUND");
    expect(await listed(owner.token)).toEqual([id]);
  });
});

describe("reassigning", () => {
  const reassign = (token: string, id: string, profileId: string) =>
    api.call(reassignProfile, { token, params: { id }, body: { profileId } });
  const refuse = async (token: string, id: string, profileId: string) =>
    (await api.fail(reassignProfile, { token, params: { id }, body: { profileId } })).code;

  it("moves the open subscription and writes it down", async () => {
    const { token } = await aClient(api);
    const [one, sister] = [await aProfile(api, token), await aProfile(api, token)];
    await aSubscription(api, one, { status: "TERMINATED" });
    const open = await aSubscription(api, one, { status: "PAUSED" });
    const moved = await reassign(token, one.id, sister.id);
    expect(moved).toMatchObject({ id: sister.id, subscription_status: "PAUSED_SUBSCRIPTION" });
    expect(moved.subscriptions.map(({ id }) => id)).toEqual([open]);
    const events = await api.dependencies.db
      .select()
      .from(subscriptionEvents)
      .where(eq(subscriptionEvents.subscriptionId, open));
    expect(events).toMatchObject([{ type: "MOVED", data: { from: one.id, to: sister.id } }]);
    const before = (await api.call(getProfiles, { token })).find(({ id }) => id === one.id);
    expect(before?.subscription_status).toBe("TERMINATED_SUBSCRIPTION");
  });

  it("opens a box again that was composed for somebody else and gives its pieces back", async () => {
    const { db } = api.dependencies;
    const { token } = await aClient(api);
    const [one, sister] = [await aProfile(api, token), await aProfile(api, token)];
    const [piece] = await db.select().from(variants).where(eq(variants.productId, 3)).limit(1);
    const box = await aBox(api, one, { status: "COMPOSED", previewUntil: api.clock.now(), comment: "Trop court" });
    const delivered = await aBox(api, one, { status: "DELIVERED" });
    await db.insert(requestItems).values({
      requestId: box,
      lookIndex: 0,
      itemIndex: 0,
      productId: 3,
      variantId: present(piece).id,
      unitPriceCents: 1000,
      reasons: [],
      replaced: [],
    });
    await db
      .insert(wishes)
      .values({ requestId: box, productId: 3, variantId: present(piece).id, createdAt: api.clock.now() });
    await reassign(token, one.id, sister.id);
    const rows = await db.select().from(requests).where(eq(requests.profileId, sister.id));
    expect(rows).toMatchObject([{ id: box, status: "OPEN", comment: null, previewUntil: null }]);
    expect(await db.select().from(requestItems).where(eq(requestItems.requestId, box))).toEqual([]);
    expect(await db.select().from(wishes).where(eq(wishes.requestId, box))).toMatchObject([{ variantId: null }]);
    expect(await db.select().from(requestEvents).where(eq(requestEvents.requestId, box))).toMatchObject([
      { status: "OPEN" },
    ]);
    const [after] = await db
      .select()
      .from(variants)
      .where(eq(variants.id, present(piece).id));
    expect(after?.stock).toBe(present(piece).stock + 1);
    const [stayed] = await db.select().from(requests).where(eq(requests.id, delivered));
    expect(stayed?.profileId).toBe(one.id);
  });

  it("is refused to a profile that has a subscription, to itself, to another kind, and with nothing to move", async () => {
    const { token } = await aClient(api);
    const [one, sister, mother] = [
      await aProfile(api, token),
      await aProfile(api, token),
      await aProfile(api, token, aWoman()),
    ];
    expect(await refuse(token, one.id, sister.id)).toBe("CONFLICT");
    await aSubscription(api, one, {});
    expect(await refuse(token, one.id, one.id)).toBe("CONFLICT");
    expect(await refuse(token, one.id, mother.id)).toBe("CONFLICT");
    await aSubscription(api, sister, { status: "PAUSED" });
    expect(await refuse(token, one.id, sister.id)).toBe("PROFILE_HAS_SUBSCRIPTION");
  });

  it("finds neither profile of somebody else", async () => {
    const [owner, other] = [await aClient(api), await aClient(api)];
    const [mine, theirs] = [await aProfile(api, owner.token), await aProfile(api, other.token)];
    await aSubscription(api, mine, {});
    expect(await refuse(owner.token, mine.id, theirs.id)).toBe("NOT_FOUND");
    expect(await refuse(other.token, mine.id, theirs.id)).toBe("NOT_FOUND");
    expect(await refuse(owner.token, mine.id, randomUUID())).toBe("NOT_FOUND");
    const problem = await api.fail(reassignProfile, { token: owner.token, params: { id: mine.id }, body: {} });
    expect(problem.fields).toEqual([{ path: "body.profileId", code: "required" }]);
  });
});
