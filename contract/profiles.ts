import { z } from "zod";
import { genderSchema, profileTypeSchema, type Gender } from "./catalog.ts";
import { endpoint } from "./endpoint.ts";
import { megabyte } from "./file.ts";
import { required, requiredLineSchema } from "./plain-line.ts";
import { profileSizes, sizeFields, type SizeField } from "./sizes.ts";
import { subscriptionSchema } from "./subscriptions.ts";

export type ProfileType = z.infer<typeof profileTypeSchema>;

/** Who boxes can be for: a woman's profile is of gender WOMAN, a kid's of any other. */
export const profileGenders: Readonly<Record<ProfileType, readonly Gender[]>> = {
  KID: ["GIRL", "BOY", "MIXED"],
  WOMAN: ["WOMAN"],
};

/** Answered in `detail` when a mandatory field is missing. */
export const mandatoryProfileFields = "Firstname, gender are mandatory. birthdate is mandatory for KIDS.";

/** CLIENT: has asked for a box. PROSPECT_WITH_COMMENT: has told the stylist something. */
export const profileStatusSchema = z.enum(["CLIENT", "PROSPECT_WITH_COMMENT", "PROSPECT"]);
export const profileSubscriptionStatusSchema = z.enum([
  "ONE_SHOT",
  "ONGOING_SUBSCRIPTION",
  "PAUSED_SUBSCRIPTION",
  "TERMINATED_SUBSCRIPTION",
]);

/** What a profile tells of its subscriptions; the call for them answers the rest. */
const profileSubscriptionSchema = subscriptionSchema.pick({
  id: true,
  is_active: true,
  status_details_code: true,
  frequency: true,
  next_at: true,
  next_delivery_date: true,
  paused_until: true,
  created_at: true,
});
export type ProfileSubscription = z.infer<typeof profileSubscriptionSchema>;

/** Statuses, subscriptions and `has_requested` come from what happened; they are never accepted. */
export const profileSchema = z.object({
  id: z.uuid(),
  client_id: z.uuid(),
  profile_type: profileTypeSchema,
  firstname: z.string(),
  gender: genderSchema,
  birthdate: z.iso.date().nullable(),
  top_size: z.string().nullable(),
  bottom_size: z.string().nullable(),
  shoe_size: z.string().nullable(),
  /** Day each size was told or confirmed last; null for one that nobody told. */
  sizes_told_on: z.object({
    top_size: z.iso.date().nullable(),
    bottom_size: z.iso.date().nullable(),
    shoe_size: z.iso.date().nullable(),
  }),
  description: z.string().nullable(),
  /** Signed and valid for a while; null without a photo. */
  photo_url: z.string().nullable(),
  /** Only profiles that have asked for a box count as visible. */
  has_requested: z.boolean(),
  status: profileStatusSchema,
  /** Null for a profile that never had a subscription. */
  subscription_status: profileSubscriptionStatusSchema.nullable(),
  /** Newest first. */
  subscriptions: z.array(profileSubscriptionSchema),
  /** The active subscription with the earliest `next_at`. */
  next_subscription_id: z.uuid().nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type Profile = z.infer<typeof profileSchema>;

/** Ages are checked against the day by the API, sizes and gender against the kind of profile by `findProfileIssues`. */
const fields = {
  firstname: requiredLineSchema(80),
  gender: z.enum(genderSchema.options, required),
  birthdate: z.iso.date().nullable(),
  top_size: z.string().max(12).nullable(),
  bottom_size: z.string().max(12).nullable(),
  shoe_size: z.string().max(12).nullable(),
  description: z.string().trim().max(2000).nullable(),
};

type ProfileFacts = { [K in keyof typeof fields]?: z.infer<(typeof fields)[K]> | undefined };
export interface ProfileIssue {
  field: keyof ProfileFacts;
  code: "required" | "gender_mismatch" | "size_unknown";
}

/** What is wrong with a profile of a kind, besides its age. */
export function findProfileIssues(profileType: ProfileType, profile: ProfileFacts): ProfileIssue[] {
  const isUnknown = (field: SizeField): boolean => {
    const size = profile[field];
    return typeof size === "string" && !profileSizes[profileType][field].includes(size);
  };
  return [
    ...(profileType === "KID" && !profile.birthdate ? [{ field: "birthdate", code: "required" } as const] : []),
    ...(profile.gender && !profileGenders[profileType].includes(profile.gender)
      ? [{ field: "gender", code: "gender_mismatch" } as const]
      : []),
    ...sizeFields.filter(isUnknown).map((field) => ({ field, code: "size_unknown" }) as const),
  ];
}

const { firstname, gender, ...optionalFields } = fields;
export const profileInputSchema = z
  .strictObject({
    profile_type: profileTypeSchema.default("KID"),
    firstname,
    gender,
    ...z.object(optionalFields).partial().shape,
  })
  .superRefine((input, context) => {
    for (const { field, code } of findProfileIssues(input.profile_type, input))
      context.addIssue({ code: "custom", path: [field], message: code });
  });
export type ProfileInput = z.input<typeof profileInputSchema>;

/**
 * The kind of a profile never changes. `known_at`: the `updated_at` of what the client saw; a profile that was changed
 * since is left as it is (PROFILE_CHANGED), so that of two tabs none writes over the other unseen.
 */
const change = z.strictObject({ ...fields, known_at: z.iso.datetime() }).partial();

const params = z.strictObject({ id: z.uuid() });

export const getProfiles = endpoint({
  method: "GET",
  path: "/clients/me/kids",
  auth: "bearer",
  origin: "specified",
  summary: "Profiles of the client, oldest first",
  answer: z.array(profileSchema),
});
export const createProfile = endpoint({
  method: "POST",
  path: "/clients/me/kids",
  auth: "bearer",
  origin: "specified",
  summary: "Add a profile",
  body: profileInputSchema,
  requirement: mandatoryProfileFields,
  answer: profileSchema,
  status: 201,
  errors: ["TOO_MANY_PROFILES", "WOMAN_PROFILE_EXISTS"],
});
export const updateProfile = endpoint({
  method: "PATCH",
  path: "/clients/me/kids/:id",
  auth: "bearer",
  origin: "specified",
  summary: "Change fields of a profile",
  params,
  body: change,
  requirement: mandatoryProfileFields,
  answer: profileSchema,
  errors: ["NOT_FOUND", "PROFILE_CHANGED"],
});
export const replaceProfile = endpoint({
  ...updateProfile,
  method: "PUT",
  summary: "Same as PATCH, kept for callers that use PUT",
});
export const deleteProfile = endpoint({
  method: "DELETE",
  path: "/clients/me/kids/:id",
  auth: "bearer",
  origin: "specified",
  summary: "Erase what is known of one person; the boxes it had stay in the books without a name",
  params,
  answer: z.void(),
  status: 204,
  errors: ["NOT_FOUND", "PROFILE_HAS_SUBSCRIPTION", "PROFILE_HAS_BOX"],
});
export const reassignProfile = endpoint({
  method: "POST",
  path: "/clients/me/kids/:id/reassign",
  auth: "bearer",
  origin: "specified",
  summary: "Move the open subscription and the upcoming box to another profile of the client; answers that profile",
  params,
  body: z.strictObject({ profileId: z.uuid(required) }),
  answer: profileSchema,
  errors: ["NOT_FOUND", "CONFLICT", "PROFILE_HAS_SUBSCRIPTION"],
});

/** JPEG, PNG or WebP by its bytes; the API turns it upright and keeps it small and without what the camera wrote into it. */
export const putPhoto = endpoint({
  method: "POST",
  path: "/clients/me/kids/:id/photo",
  auth: "bearer",
  origin: "specified",
  summary: "Put a photo in place of the one before (JPEG, PNG or WebP, up to 10 MB)",
  params,
  accepts: "multipart",
  maxBodyBytes: 11 * megabyte,
  body: z.strictObject({ photo: z.file(required).min(1, { error: "required" }) }),
  answer: z.object({ photo_url: z.string() }),
  errors: ["NOT_FOUND", "PHOTO_TYPE_NOT_SUPPORTED", "PHOTO_TOO_LARGE", "PHOTO_BROKEN"],
});
export const deletePhoto = endpoint({
  method: "DELETE",
  path: "/clients/me/kids/:id/photo",
  auth: "bearer",
  origin: "added",
  summary: "Take the photo away; a profile without one stays as it is",
  params,
  answer: z.void(),
  status: 204,
  errors: ["NOT_FOUND"],
});
