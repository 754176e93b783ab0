import { randomUUID } from "node:crypto";
import type { z } from "zod";
import {
  findProfileIssues,
  mandatoryProfileFields,
  type createProfile,
  type Profile,
  type updateProfile,
} from "#contract/profiles.ts";
import { lockClient } from "../clients/lock.ts";
import type { Caller, Dependencies } from "../context.ts";
import type { Queryable, Transaction } from "../db/database.ts";
import { invalidFields } from "../http/input.ts";
import { ApiError } from "../http/problem.ts";
import { parisDay } from "../payment-methods/expiry.ts";
import { findBirthdateIssue } from "./age.ts";
import { toProfiles } from "./answer.ts";
import {
  countProfilesOf,
  findProfileOf,
  findProfilesOf,
  insertProfile,
  updateProfileFields,
  type StoredProfile,
} from "./store.ts";

type Input = z.output<(typeof createProfile)["body"]>;
export type ProfileChange = z.output<(typeof updateProfile)["body"]>;

/** More than any family has; the list of profiles is answered whole. */
const maxProfiles = 20;

/** A profile of the client; throws NOT_FOUND for anybody else's and for one that was erased. */
export async function requireProfile(
  { db }: { db: Queryable },
  { clientId }: Caller,
  id: string,
): Promise<StoredProfile> {
  const profile = await findProfileOf(db, clientId, id);
  if (!profile) throw new ApiError("NOT_FOUND");
  return profile;
}

/** The contract's answer for one profile of the client. */
export const readProfile = (dependencies: Dependencies, caller: Caller, id: string): Promise<Profile> =>
  toOneProfile(dependencies, caller, requireProfile(dependencies, caller, id));

export async function toOneProfile(
  dependencies: Dependencies,
  { clientId }: Caller,
  profile: StoredProfile | Promise<StoredProfile>,
): Promise<Profile> {
  const [answer] = await toProfiles(dependencies, clientId, asList(profile));
  if (!answer) throw new ApiError("NOT_FOUND");
  return answer;
}

const asList = async (profile: StoredProfile | Promise<StoredProfile>): Promise<StoredProfile[]> => [await profile];

export const readProfiles = (dependencies: Dependencies, { clientId }: Caller): Promise<Profile[]> =>
  toProfiles(dependencies, clientId, findProfilesOf(dependencies.db, clientId));

type FieldPath = (field: string) => string;
const bodyPath: FieldPath = (field) => `body.${field}`;

function refuseBirthdate(
  profileType: "KID" | "WOMAN",
  birthdate: string | null | undefined,
  now: Date,
  path: FieldPath = bodyPath,
): void {
  const code = birthdate ? findBirthdateIssue(profileType, birthdate, parisDay(now)) : null;
  if (code) throw invalidFields([{ path: path("birthdate"), code }]);
}

const toColumns = ({
  top_size,
  bottom_size,
  shoe_size,
  description,
  ...same
}: Omit<Input, "profile_type"> | ProfileChange) => ({
  ...same,
  ...(top_size === undefined ? {} : { topSize: top_size }),
  ...(bottom_size === undefined ? {} : { bottomSize: bottom_size }),
  ...(shoe_size === undefined ? {} : { shoeSize: shoe_size }),
  ...(description === undefined ? {} : { description: description || null }),
});

export async function addProfile(dependencies: Dependencies, caller: Caller, input: Input): Promise<Profile> {
  const { db, clock } = dependencies;
  const [id, now] = [randomUUID(), clock.now()];
  const { profile_type: profileType, ...fields } = input;
  refuseBirthdate(profileType, fields.birthdate, now);
  await db.transaction(async (tx) => {
    await lockClient(tx, caller.clientId);
    if ((await countProfilesOf(tx, caller.clientId)) >= maxProfiles) throw new ApiError("TOO_MANY_PROFILES");
    await insertProfile(tx, {
      id,
      clientId: caller.clientId,
      profileType,
      firstname: fields.firstname,
      gender: fields.gender,
      ...toColumns(fields),
      createdAt: now,
      updatedAt: now,
    });
  });
  return readProfile(dependencies, caller, id);
}

/** Throws VALIDATION when what would result is no whole profile; `path` says where a field stands in the request. */
export function refuseChange(
  profile: StoredProfile,
  change: ProfileChange,
  now: Date,
  path: FieldPath = bodyPath,
): void {
  const issues = findProfileIssues(profile.profileType, {
    ...change,
    birthdate: change.birthdate === undefined ? profile.birthdate : change.birthdate,
  });
  if (issues.length > 0) {
    throw invalidFields(
      issues.map(({ field, code }) => ({ path: path(field), code })),
      mandatoryProfileFields,
    );
  }
  refuseBirthdate(profile.profileType, change.birthdate, now, path);
}

/** Changes the fields that are given of a profile whose client is locked; throws as `refuseChange` does. */
export async function applyChange(
  tx: Transaction,
  profile: StoredProfile,
  change: ProfileChange,
  now: Date,
  path: FieldPath = bodyPath,
): Promise<StoredProfile> {
  refuseChange(profile, change, now, path);
  return updateProfileFields(tx, profile.id, { ...toColumns(change), updatedAt: now });
}

/** Changes the fields that are given; what results has to be a whole profile. */
export async function changeProfile(
  dependencies: Dependencies,
  caller: Caller,
  id: string,
  change: ProfileChange,
): Promise<Profile> {
  const changed = await dependencies.db.transaction(async (tx) => {
    await lockClient(tx, caller.clientId);
    return applyChange(tx, await requireProfile({ db: tx }, caller, id), change, dependencies.clock.now());
  });
  return toOneProfile(dependencies, caller, changed);
}
