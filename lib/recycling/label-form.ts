import { z } from "zod";
import { emailSchema } from "#contract/account-fields.ts";
import { addressFieldsSchema, isPostcodeValid, type Address } from "#contract/addresses.ts";
import type { BodyOf } from "#contract/endpoint.ts";
import { maxRecyclingParcels, type createRecyclingLabel } from "#contract/recycling.ts";

/** Key of the first step in this tab: how many parcels, and where the labels are mailed. */
export const labelDraftKey = "recycling-label";
/** Choice of an address that is typed now instead of a saved one. */
export const newAddress = "new";

export const labelRequestSchema = z.object({
  parcel_count: z.coerce.number<string>().int().min(1).max(maxRecyclingParcels),
  email: emailSchema,
});
export type LabelRequest = z.output<typeof labelRequestSchema>;

/** An address as it is typed; the postcode is one of the country. */
export const senderSchema = z
  .object(addressFieldsSchema.shape)
  .refine(({ country_code, postcode }) => isPostcodeValid(country_code, postcode), {
    path: ["postcode"],
    error: "postcode_invalid",
  });
export type Sender = z.output<typeof senderSchema>;

export const toLabelBody = (request: LabelRequest, sender: Sender): BodyOf<typeof createRecyclingLabel> => ({
  ...request,
  address: sender,
});

/** A saved address as the label wants it. */
export const senderOf = ({ id: _id, is_default: _isDefault, ...address }: Address): Sender => address;
