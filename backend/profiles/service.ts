import { randomUUID } from "node:crypto";
import type { z } from "zod";
import {
  findProfileIssues,
  mandatoryProfileFields,
  type createProfile,
  type Profile,
  type updateProfile,
} from "#contract/profiles.ts";
import { sizeFields, type SizeField } from "#contract/sizes.ts";
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
  hasWoman,
  insertProfile,
  updateProfileFields,
  type StoredProfile,
} from "./store.ts";

type Input = z.output<(typeof createProfile)["body"]>;
type KnownChange = z.output<(typeof updateProfile)["body"]>;
export type ProfileChange = Omit<KnownChange, "known_at">;

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

/** A size that is said, the same one again too, or that changes is as of today. */
function toldOn(
  before: Pick<StoredProfile, "topSize" | "bottomSize" | "shoeSize" | "sizesToldOn"> | null,
  fields: Partial<Record<SizeField, string | null | undefined>>,
  said: readonly string[],
  now: Date,
): StoredProfile["sizesToldOn"] {
  const known = { top_size: before?.topSize, bottom_size: before?.bottomSize, shoe_size: before?.shoeSize };
  const told = sizeFields.filter(
    (field) => typeof fields[field] === "string" && (said.includes(field) || fields[field] !== known[field]),
  );
  return { ...before?.sizesToldOn, ...Object.fromEntries(told.map((field) => [field, parisDay(now)])) };
}

/** Adds a profile to a locked client and answers its id. Throws TOO_MANY_PROFILES, WOMAN_PROFILE_EXISTS and VALIDATION. */
export async function addProfileIn(
  tx: Transaction,
  clientId: string,
  input: Input,
  now: Date,
  path: FieldPath = bodyPath,
): Promise<string> {
  const id = randomUUID();
  const { profile_type: profileType, ...fields } = input;
  refuseBirthdate(profileType, fields.birthdate, now, path);
  if ((await countProfilesOf(tx, clientId)) >= maxProfiles) throw new ApiError("TOO_MANY_PROFILES");
  if (profileType === "WOMAN" && (await hasWoman(tx, clientId))) throw new ApiError("WOMAN_PROFILE_EXISTS");
  await insertProfile(tx, {
    id,
    clientId,
    profileType,
    firstname: fields.firstname,
    gender: fields.gender,
    ...toColumns(fields),
    sizesToldOn: toldOn(null, fields, [], now),
    createdAt: now,
    updatedAt: now,
  });
  return id;
}

export async function addProfile(dependencies: Dependencies, caller: Caller, input: Input): Promise<Profile> {
  const { db, clock } = dependencies;
  const id = await db.transaction(async (tx) => {
    await lockClient(tx, caller.clientId);
    return addProfileIn(tx, caller.clientId, input, clock.now());
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

/** Changes the fields that are given of a profile whose client is locked; throws as `refuseChange` does. `said`: what was said just now, where the change tells earlier words too. */
export async function applyChange(
  tx: Transaction,
  profile: StoredProfile,
  change: ProfileChange,
  now: Date,
  path: FieldPath = bodyPath,
  said: readonly string[] = Object.keys(change),
): Promise<StoredProfile> {
  refuseChange(profile, change, now, path);
  return updateProfileFields(tx, profile.id, {
    ...toColumns(change),
    sizesToldOn: toldOn(profile, change, said, now),
    updatedAt: now,
  });
}

/** Changes the fields that are given; what results has to be a whole profile, and nobody may have changed it since `known_at`. */
export async function changeProfile(
  dependencies: Dependencies,
  caller: Caller,
  id: string,
  { known_at: knownAt, ...change }: KnownChange,
): Promise<Profile> {
  const changed = await dependencies.db.transaction(async (tx) => {
    await lockClient(tx, caller.clientId);
    const profile = await requireProfile({ db: tx }, caller, id);
    if (knownAt !== undefined && Date.parse(knownAt) !== profile.updatedAt.getTime())
      throw new ApiError("PROFILE_CHANGED");
    return applyChange(tx, profile, change, dependencies.clock.now());
  });
  return toOneProfile(dependencies, caller, changed);
}
