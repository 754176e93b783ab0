import { z } from "zod";
import { profileTypeSchema } from "./catalog.ts";
import { decimalSchema } from "./decimal.ts";
import { deliveryModeSchema, pickupPointSchema } from "./delivery.ts";
import { endpoint } from "./endpoint.ts";

/** Months between two boxes. */
export const frequencySchema = z.int().min(1).max(12);

/** A label of doubt ("is this account a duplicate?"). Answered for the storefront to act on, never raised as an error. */
export const fraudLabelSchema = z.enum(["DUPLICATE_ACCOUNTS", "PRESUMED_FRAUDSTER"]);

/** What a box may cost at most, to the cent. */
/** What the fewest pieces of a box cost, in euros: less is refused with BUDGET_TOO_LOW where it is set. */
export const leastBudgets = { KID: 80, WOMAN: 130 } as const;

export const budgetSchema = decimalSchema.min(50).max(2000).multipleOf(0.01);

/** How boxes travel; a pickup point only stands beside the mode that needs one. */
export const boxDeliveryInputSchema = z.discriminatedUnion("mode", [
  z.strictObject({ mode: z.literal("HOME") }),
  z.strictObject({ mode: z.literal("PICKUP_POINT"), pickup_point_id: z.string().min(1).max(60) }),
]);
export type BoxDeliveryInput = z.infer<typeof boxDeliveryInputSchema>;

export const boxDeliverySchema = z.object({
  mode: deliveryModeSchema,
  pickup_point: pickupPointSchema.nullable(),
});

/** First and last day that may be asked for, both included; weekends and holidays in between cannot. */
export const dateRangeSchema = z.object({ from: z.iso.date(), until: z.iso.date() });

/** The range with each day in it that is really free, in order. */
export const deliveryDaysSchema = dateRangeSchema.extend({ days: z.array(z.iso.date()) });
export type DeliveryDays = z.infer<typeof deliveryDaysSchema>;

/** The profile a subscription or a box is for. */
export const kidReferenceSchema = z.object({
  id: z.uuid(),
  firstname: z.string(),
  profile_type: profileTypeSchema,
});

/** `completed`: a one-shot whose box was closed; with a frequency it can go on as a subscription. */
export const subscriptionStatusCodeSchema = z.enum(["active", "paused", "terminated", "completed"]);

export const subscriptionEventTypeSchema = z.enum([
  "CREATED",
  "UPDATED",
  "POSTPONED",
  "FORWARDED",
  "SKIPPED",
  "PAUSED",
  "RESUMED",
  "CONVERTED",
  "MOVED",
  "TERMINATED",
  "COMPLETED",
  "UNDONE",
]);

export const subscriptionSchema = z.object({
  id: z.uuid(),
  /** Boxes come: neither paused nor over. */
  is_active: z.boolean(),
  status_details_code: subscriptionStatusCodeSchema,
  /** Months between two boxes; null is a one-shot. */
  frequency: frequencySchema.nullable(),
  /** Moment the next box opens for wishes; null while none is planned. */
  next_at: z.iso.datetime().nullable(),
  /** Day the next box that is not yet on its way arrives at the latest; null while none is planned. */
  next_delivery_date: z.iso.date().nullable(),
  /** First day on which that box may arrive; never later than `next_delivery_date`. */
  next_optimistic_delivery_date: z.iso.date().nullable(),
  /** Delivery dates of the next twelve months when nothing is changed, that of the next box first. */
  planned_delivery_dates: z.array(z.iso.date()),
  /** Days `next_delivery_date` may be changed to; null while it may not. */
  delivery_date_range: dateRangeSchema.nullable(),
  /** The box under way that is not yet sent; 0 while it has no record of its own, null when none is planned. */
  active_request_id: z.int().nullable(),
  /** First day a paused subscription goes on by itself; null waits for the client. */
  paused_until: z.iso.date().nullable(),
  kid: kidReferenceSchema,
  budget_ttc: decimalSchema.nullable(),
  delivery: boxDeliverySchema,
  label: fraudLabelSchema.nullable(),
  /** What happened last, for example that the next delivery was POSTPONED. */
  last_event: z.object({ type: subscriptionEventTypeSchema, at: z.iso.datetime() }),
  /** The last change can be taken back until then; null when there is none or too much has happened since. */
  undo_until: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
  terminated_at: z.iso.datetime().nullable(),
  termination_reason: z.string().nullable(),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

/** Why a client ends a subscription; it may stay unsaid. */
export const terminationReasonSchema = z.enum([
  "TOO_EXPENSIVE",
  "STYLE",
  "SIZES",
  "TOO_MANY_CLOTHES",
  "DELIVERY",
  "GROWN_OUT",
  "OTHER",
]);

const kidParams = z.strictObject({ id: z.uuid() });
const subscriptionParams = z.strictObject({ id: z.uuid(), sid: z.uuid() });
/** With `dry_run` nothing is changed, sent or put aside: the answer is what the subscription would be. */
const rehearsal = { dry_run: z.stringbool().default(false) };
const deliveryErrors = ["DELIVERY_MODE_NOT_AVAILABLE", "PICKUP_POINT_UNKNOWN"] as const;

export const getSubscriptions = endpoint({
  method: "GET",
  path: "/clients/me/kids/:id/subscriptions",
  auth: "bearer",
  origin: "specified",
  summary: "Subscriptions of a profile: those that go on first, then the newest",
  params: kidParams,
  answer: z.array(subscriptionSchema),
  errors: ["NOT_FOUND"],
});

/** Added: a page about all profiles need not know them first. */
export const getAllSubscriptions = endpoint({
  method: "GET",
  path: "/clients/me/subscriptions",
  auth: "bearer",
  origin: "added",
  summary: "Subscriptions of every profile: those that go on first, then the newest",
  answer: z.array(subscriptionSchema),
});

/** Needs neither an address nor a payment method: a box that lacks one when it counts is blocked and says why. */
export const createSubscription = endpoint({
  method: "POST",
  path: "/clients/me/kids/:id/subscriptions",
  auth: "bearer",
  staff: "consent",
  origin: "specified",
  idempotent: true,
  summary: "Subscribe a profile; without a frequency it is a one-shot and its box opens at once",
  params: kidParams,
  body: z.strictObject({
    frequency: frequencySchema.nullable().default(null),
    /** Absent: the first day that is possible. */
    first_delivery_date: z.iso.date().optional(),
    budget_ttc: budgetSchema.nullable().default(null),
    delivery: boxDeliveryInputSchema.default({ mode: "HOME" }),
  }),
  answer: subscriptionSchema,
  status: 201,
  errors: [
    "BUDGET_TOO_LOW",
    "NOT_FOUND",
    "SUBSCRIPTION_ALREADY_OPEN",
    "DELIVERY_DATE_NOT_POSSIBLE",
    "IDEMPOTENCY_KEY_MISSING",
    "IDEMPOTENCY_KEY_REUSED",
    "REQUEST_IN_PROGRESS",
    ...deliveryErrors,
  ],
});

/** The carrier decides on the first of the days. Absent: to the door. */
const deliveryDatesQuery = z.strictObject({ mode: deliveryModeSchema.default("HOME") });

/** Days a first box may arrive on, for the calendar of the page that subscribes. */
export const getDeliveryDates = endpoint({
  method: "GET",
  path: "/clients/me/kids/:id/delivery-dates",
  auth: "bearer",
  origin: "added",
  summary: "The days a new box may be asked for",
  params: kidParams,
  query: deliveryDatesQuery,
  answer: deliveryDaysSchema,
  errors: ["NOT_FOUND"],
});

/** Added: a page about all profiles need not know them first; the days are the same for each. */
export const getAllDeliveryDates = endpoint({
  method: "GET",
  path: "/clients/me/delivery-dates",
  auth: "bearer",
  origin: "added",
  summary: "The days a new box may be asked for, whoever it is for",
  query: deliveryDatesQuery,
  answer: deliveryDaysSchema,
});

/** A frequency resumes a paused subscription and turns a one-shot into a subscription. */
export const updateSubscription = endpoint({
  method: "PATCH",
  path: "/clients/me/kids/:id/subscriptions/:sid",
  auth: "bearer",
  staff: "consent",
  origin: "specified",
  summary: "Change frequency, next delivery date, budget or delivery",
  params: subscriptionParams,
  query: z.strictObject(rehearsal),
  body: z
    .strictObject({
      frequency: frequencySchema,
      next_delivery_date: z.iso.date(),
      budget_ttc: budgetSchema.nullable(),
      delivery: boxDeliveryInputSchema,
    })
    .partial(),
  answer: subscriptionSchema,
  errors: [
    "BUDGET_TOO_LOW",
    "NOT_FOUND",
    "SUBSCRIPTION_ENDED",
    "SUBSCRIPTION_ALREADY_OPEN",
    "DELIVERY_DATE_NOT_POSSIBLE",
    "REQUEST_BLOCKED",
    "REQUEST_NOT_CHANGEABLE",
    ...deliveryErrors,
  ],
});

/** Without `until` and `months` it waits for the client. A box that is not yet prepared is cancelled; its wishes wait. */
export const pauseSubscription = endpoint({
  method: "POST",
  path: "/clients/me/kids/:id/subscriptions/:sid/pause",
  auth: "bearer",
  origin: "specified",
  summary: "Pause until a day, for some months, or until resumed; pausing again changes the end of the pause",
  params: subscriptionParams,
  query: z
    .strictObject({
      until: z.iso.date().optional(),
      months: z.coerce.number().int().min(1).max(12).optional(),
      ...rehearsal,
    })
    .refine(({ until, months }) => until === undefined || months === undefined, { path: ["months"] }),
  answer: subscriptionSchema,
  errors: ["NOT_FOUND", "SUBSCRIPTION_ENDED", "DELIVERY_DATE_NOT_POSSIBLE"],
});

export const resumeSubscription = endpoint({
  method: "POST",
  path: "/clients/me/kids/:id/subscriptions/:sid/resume",
  auth: "bearer",
  staff: "consent",
  origin: "specified",
  summary: "Go on with a paused subscription; one that goes on already stays as it is",
  params: subscriptionParams,
  query: z.strictObject(rehearsal),
  answer: subscriptionSchema,
  errors: ["NOT_FOUND", "SUBSCRIPTION_ENDED"],
});

/** The box that is open is given up and its wishes wait; one that is only planned moves on by one rhythm. */
export const skipBox = endpoint({
  method: "POST",
  path: "/clients/me/kids/:id/subscriptions/:sid/skip",
  auth: "bearer",
  origin: "added",
  summary: "Leave the next box out; the one after it comes as planned",
  params: subscriptionParams,
  query: z.strictObject(rehearsal),
  answer: subscriptionSchema,
  errors: ["NOT_FOUND", "SUBSCRIPTION_ENDED", "REQUEST_NOT_CHANGEABLE", "DELIVERY_DATE_NOT_POSSIBLE"],
});

/** A box that was given up is opened again with its wishes; what the stylist had chosen is chosen anew. */
export const undoSubscriptionChange = endpoint({
  method: "POST",
  path: "/clients/me/kids/:id/subscriptions/:sid/undo",
  auth: "bearer",
  staff: "consent",
  origin: "added",
  summary: "Take the last change back: rhythm, date, budget, delivery, skip, pause or end",
  params: subscriptionParams,
  answer: subscriptionSchema,
  errors: ["NOT_FOUND", "UNDO_NOT_POSSIBLE", "SUBSCRIPTION_ALREADY_OPEN"],
});

/**
 * Ending is as easy as beginning: one call, no notice. A box that is prepared already still comes. Why may be told later,
 * by the same call.
 */
export const terminateSubscription = endpoint({
  method: "POST",
  path: "/clients/me/kids/:id/subscriptions/:sid/terminate",
  auth: "bearer",
  origin: "added",
  summary: "End a subscription at once; ending it again only tells why, when that is not known yet",
  params: subscriptionParams,
  query: z.strictObject(rehearsal),
  body: z.strictObject({
    reason: terminationReasonSchema.nullable().default(null),
    comment: z.string().trim().max(1000).default(""),
  }),
  answer: subscriptionSchema,
  errors: ["NOT_FOUND"],
});
