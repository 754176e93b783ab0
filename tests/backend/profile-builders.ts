import { randomUUID } from "node:crypto";
import { requests, subscriptions } from "#backend/db/schema/request.ts";
import { createProfile, type Profile, type ProfileInput } from "#contract/profiles.ts";
import type { TestApi } from "./create-test-api.ts";
import { present } from "./test-catalogue.ts";

/** A girl of five with all her sizes. */
export const aKid = (change: Partial<ProfileInput> = {}): ProfileInput => ({
  firstname: "Lou",
  gender: "GIRL",
  birthdate: "2021-04-12",
  top_size: "5 ans",
  bottom_size: "5 ans",
  shoe_size: "28",
  ...change,
});

export const aWoman = (change: Partial<ProfileInput> = {}): ProfileInput => ({
  profile_type: "WOMAN",
  firstname: "Jeanne",
  gender: "WOMAN",
  top_size: "M",
  bottom_size: "S",
  shoe_size: "38",
  ...change,
});

export const aProfile = (api: TestApi, token: string, body: ProfileInput = aKid()): Promise<Profile> =>
  api.call(createProfile, { token, body });

const delivery = { mode: "HOME", pickup_point_id: null } as const;

/** A subscription as it is stored; answers its id. */
export async function aSubscription(
  api: TestApi,
  profile: Profile,
  change: Partial<typeof subscriptions.$inferInsert>,
): Promise<string> {
  const [id, now] = [randomUUID(), api.clock.now()];
  await api.dependencies.db.insert(subscriptions).values({
    id,
    clientId: profile.client_id,
    profileId: profile.id,
    frequencyMonths: 2,
    deliveryDay: 10,
    status: "ACTIVE",
    delivery,
    createdAt: now,
    updatedAt: now,
    ...change,
  });
  return id;
}

/** A box as it is stored; answers its id. */
export async function aBox(
  api: TestApi,
  profile: Profile,
  change: Partial<typeof requests.$inferInsert>,
): Promise<number> {
  const now = api.clock.now();
  const [box] = await api.dependencies.db
    .insert(requests)
    .values({
      clientId: profile.client_id,
      profileId: profile.id,
      kind: "ONE_SHOT",
      status: "OPEN",
      deliveryDate: "2026-12-10",
      delivery,
      seed: 7,
      createdAt: now,
      updatedAt: now,
      ...change,
    })
    .returning({ id: requests.id });
  return present(box).id;
}
