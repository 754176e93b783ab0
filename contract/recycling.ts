import { z } from "zod";
import { emailSchema } from "./account-fields.ts";
import { addressFieldsSchema, isPostcodeValid } from "./addresses.ts";
import { endpoint } from "./endpoint.ts";
import { documentSchema } from "./file.ts";

export const maxRecyclingParcels = 5;

export const recyclingStatusSchema = z.enum(["CREATED", "RECEIVED", "REWARDED", "EXPIRED"]);

export const recyclingLabelSchema = z.object({
  id: z.uuid(),
  status: recyclingStatusSchema,
  email: z.string(),
  parcel_count: z.int(),
  carrier: z.string(),
  tracking_numbers: z.array(z.string()),
  created_at: z.iso.datetime(),
  /** Last day to hand the parcels in. */
  expires_on: z.iso.date(),
  received_at: z.iso.datetime().nullable(),
  reward_points: z.int(),
  /** Opens the PDF; whoever has it needs no account. */
  access_key: z.string(),
});
export type RecyclingLabel = z.infer<typeof recyclingLabelSchema>;

export const createRecyclingLabel = endpoint({
  method: "POST",
  path: "/littlegeste/labels",
  auth: "optional",
  origin: "added",
  summary: "Labels with which outgrown clothes are sent in; they are mailed too",
  body: z.strictObject({
    address: z
      .strictObject({
        ...addressFieldsSchema.shape,
        /** Any country, so that one outside the programme is told so. */
        country_code: z.string().regex(/^[A-Z]{2}$/),
      })
      .refine((address) => isPostcodeValid(address.country_code, address.postcode), {
        path: ["postcode"],
        error: "postcode_invalid",
      }),
    parcel_count: z.int().min(1).max(maxRecyclingParcels),
    email: emailSchema,
  }),
  answer: recyclingLabelSchema,
  status: 201,
  errors: ["COUNTRY_NOT_SUPPORTED", "TOO_MANY_LABELS"],
});

export const getRecyclingLabelPdf = endpoint({
  method: "GET",
  path: "/littlegeste/labels/:id/label.pdf",
  auth: "none",
  origin: "added",
  summary: "The labels, a page a parcel",
  params: z.strictObject({ id: z.uuid() }),
  query: z.strictObject({ key: z.string().min(1).max(100), format: z.enum(["A4", "A6"]).default("A4") }),
  answer: documentSchema("application/pdf"),
  produces: "application/pdf",
  errors: ["NOT_FOUND"],
});

export const getRecycling = endpoint({
  method: "GET",
  path: "/clients/me/littlegeste",
  auth: "bearer",
  origin: "added",
  summary: "The client's labels, newest first, and what they were rewarded with",
  answer: z.object({
    labels: z.array(recyclingLabelSchema),
    rewards: z.array(z.object({ label_id: z.uuid(), points: z.int(), at: z.iso.datetime() })),
    /** 0 for a client who left the loyalty programme. */
    points_per_parcel: z.int(),
    points_total: z.int(),
  }),
});
