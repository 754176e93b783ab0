import { z } from "zod";
import { phoneSchema } from "./account-fields.ts";
import { endpoint } from "./endpoint.ts";
import { countryCodeSchema } from "./locale-schemas.ts";
import { plainLineSchema, requiredLineSchema } from "./plain-line.ts";

/** Addresses of both kinds an account may hold. */
export const maxAddresses = 50;

/** Answered in `detail` when a mandatory field is missing. */
const mandatoryAddressFields = "You need to include all the required fields";

/** Fields a customer types. The postcode is checked against its country by `isPostcodeValid`. */
export const addressFieldsSchema = z.strictObject({
  firstname: requiredLineSchema(80),
  lastname: requiredLineSchema(80),
  street: requiredLineSchema(160),
  street_extra: plainLineSchema(160).default(""),
  postcode: requiredLineSchema(12),
  city: requiredLineSchema(80),
  country_code: z.enum(countryCodeSchema.options, {
    error: ({ input }) => (input === undefined || input === "" ? "required" : "country_not_served"),
  }),
  phone: requiredLineSchema(30).pipe(phoneSchema),
});

const hasPostcodeOfCountry = (address: { country_code: string; postcode: string }): boolean =>
  isPostcodeValid(address.country_code, address.postcode);
/** Told together with whatever else is wrong, and only once both are there. */
const postcodeInvalid = {
  path: ["postcode"],
  error: "postcode_invalid",
  when: ({ value }: { value: unknown }) => {
    const { country_code: country, postcode } = (value ?? {}) as Record<string, unknown>;
    return typeof country === "string" && typeof postcode === "string" && postcode.trim() !== "";
  },
};

/** An address as a form asks for it and a parcel needs it: names included. */
export const addressInputSchema = addressFieldsSchema.refine(hasPostcodeOfCountry, postcodeInvalid);
export type AddressInput = z.input<typeof addressInputSchema>;

export const addressSchema = z.object({
  id: z.uuid(),
  firstname: z.string(),
  lastname: z.string(),
  street: z.string(),
  street_extra: z.string(),
  postcode: z.string(),
  city: z.string(),
  country_code: countryCodeSchema,
  phone: z.string(),
  is_default: z.boolean(),
});
export type Address = z.infer<typeof addressSchema>;

const fiveDigits = /^\d{5}$/;
const fourDigits = /^\d{4}$/;
const postcodeRules: Partial<Record<string, RegExp>> = {
  FR: fiveDigits,
  MC: fiveDigits,
  DE: fiveDigits,
  ES: fiveDigits,
  IT: fiveDigits,
  BE: fourDigits,
  AT: fourDigits,
  NL: /^\d{4} ?[A-Za-z]{2}$/,
};

/** Postcode rule of a country; countries without a rule accept anything. */
export const isPostcodeValid = (countryCode: string, postcode: string): boolean =>
  postcodeRules[countryCode]?.test(postcode.trim()) ?? true;

const id = z.strictObject({ id: z.uuid() });
/** Without the default of `street_extra`: a change that leaves a field out must not empty it. */
const patch = z
  .strictObject({
    ...addressFieldsSchema.shape,
    street_extra: addressFieldsSchema.shape.street_extra.unwrap(),
    is_default: z.literal(true),
  })
  .partial();
/** Who leaves the names out means the account's. */
const creation = z
  .strictObject({
    ...addressFieldsSchema.shape,
    firstname: plainLineSchema(80).default(""),
    lastname: plainLineSchema(80).default(""),
  })
  .refine(hasPostcodeOfCountry, postcodeInvalid);

const list = (kind: "billing" | "shipping") =>
  endpoint({
    method: "GET",
    path: `/clients/me/${kind}-addresses`,
    auth: "bearer",
    origin: "specified",
    summary: `Saved ${kind} addresses, the default one first`,
    answer: z.array(addressSchema),
  });
const create = (kind: "billing" | "shipping") =>
  endpoint({
    method: "POST",
    path: `/clients/me/${kind}-addresses`,
    auth: "bearer",
    staff: "consent",
    origin: "specified",
    summary: `Save a ${kind} address`,
    body: creation,
    requirement: mandatoryAddressFields,
    answer: addressSchema,
    status: 201,
    errors: ["POSTCODE_INVALID", "TOO_MANY_ADDRESSES"],
  });
const update = (kind: "billing" | "shipping") =>
  endpoint({
    method: "PATCH",
    path: `/clients/me/${kind}-addresses/:id`,
    auth: "bearer",
    staff: "consent",
    origin: "added",
    summary: `Change a ${kind} address or make it the default`,
    params: id,
    body: patch,
    answer: addressSchema,
    errors: ["NOT_FOUND", "POSTCODE_INVALID"],
  });
const remove = (kind: "billing" | "shipping") =>
  endpoint({
    method: "DELETE",
    path: `/clients/me/${kind}-addresses/:id`,
    auth: "bearer",
    origin: "added",
    summary: `Delete a ${kind} address`,
    params: id,
    answer: z.void(),
    status: 204,
    errors: ["NOT_FOUND"],
  });

export const getBillingAddresses = list("billing");
export const getShippingAddresses = list("shipping");
export const createBillingAddress = create("billing");
export const createShippingAddress = create("shipping");
export const updateBillingAddress = update("billing");
export const updateShippingAddress = update("shipping");
export const deleteBillingAddress = remove("billing");
export const deleteShippingAddress = remove("shipping");
