import { z } from "zod";

const email = z.string().trim().min(1).max(254);
const parcelNumber = z.string().trim().min(1).max(60);
/** Who does it and why; kept with what was done. */
const answerable = {
  reason: z.string().trim().min(3).max(500),
  staff: z.string().trim().min(1).max(80),
};

/** What `npm run staff` can ask of a shop. The CLI and the door of the API both read this table. */
export const commandSchema = z.discriminatedUnion("command", [
  z.strictObject({ command: z.literal("connect-as"), email, ...answerable }),
  z.strictObject({ command: z.literal("clock") }),
  z.strictObject({
    command: z.literal("advance"),
    ms: z.int().positive(),
    /** Also on a database that is not a demo. */
    isForced: z.boolean(),
  }),
  z.strictObject({
    command: z.literal("price"),
    sku: z.string().trim().min(1).max(40),
    price_cents: z.int().min(1).max(1_000_000),
    /** A lower price that is no reduction. */
    isRegular: z.boolean(),
  }),
  /** By the number on its label. */
  z.strictObject({ command: z.literal("parcel"), number: parcelNumber }),
  z.strictObject({
    command: z.literal("receive-return"),
    number: parcelNumber,
    /** What was counted, by the line of `parcel`; the other lines came in full. */
    pieces: z
      .array(
        z
          .strictObject({
            line: z.int().min(1).max(50),
            came: z.int().min(0).max(10),
            damaged: z.int().min(0).max(10),
          })
          .refine(({ came, damaged }) => damaged <= came, { error: "no more can be damaged than came" }),
      )
      .max(50)
      .refine((pieces) => new Set(pieces.map(({ line }) => line)).size === pieces.length, {
        error: "a line is counted once",
      })
      .optional(),
  }),
  z.strictObject({ command: z.literal("clear-fraud"), email, ...answerable }),
  /** By the code, the id, or the buyer's e-mail when it bought one card. */
  z.strictObject({ command: z.literal("refund-gift-card"), card: z.string().trim().min(1).max(254), ...answerable }),
  z.strictObject({ command: z.literal("status"), email }),
  z.strictObject({ command: z.literal("check-ledger") }),
]);
export type StaffCommand = z.infer<typeof commandSchema>;

const moment = z.iso.datetime();

export const linkSchema = z.object({ url: z.url(), client: z.string(), expires_at: moment });

export const clockSchema = z.object({ now: moment, ahead_ms: z.int(), is_demo: z.boolean() });

export const advanceSchema = z.object({
  from: moment,
  to: moment,
  done: z.record(z.string(), z.number()),
  failed: z.array(z.string()),
});

const parcelFields = {
  number: z.string(),
  kind: z.enum(["RETURN", "RECYCLING"]),
  lines: z.array(
    z.object({
      line: z.int(),
      name: z.string(),
      size: z.string(),
      declared: z.int(),
      /** Null before the parcel came. */
      came: z.int().nullable(),
      damaged: z.int(),
      reason: z.string(),
    }),
  ),
};
const receivedSchema = z.object(parcelFields);
const parcelSchema = z.object({ ...parcelFields, status: z.string() });

const clearedSchema = z.object({
  client: z.string(),
  /** Labels of doubt that were taken off, and boxes that go on. */
  labels: z.int(),
  boxes: z.array(z.int()),
});

const refundedCardSchema = z.object({ id: z.uuid(), buyer: z.string(), amount_cents: z.int() });

export const accountSchema = z.object({
  name: z.string(),
  email: z.string(),
  id: z.uuid(),
  locale: z.string(),
  signed_up_at: moment,
  godfather: z.string().nullable(),
  statuses: z.record(z.string(), z.string().nullable()),
  wallet_cents: z.int(),
  points: z.int(),
  open_sessions: z.int(),
  profiles: z.array(
    z.object({
      id: z.uuid(),
      firstname: z.string(),
      type: z.string(),
      status: z.string(),
      subscription: z.string().nullable(),
      next_delivery_date: z.string().nullable(),
    }),
  ),
  /** The newest first, at most ten. */
  boxes: z.array(
    z.object({
      id: z.int(),
      firstname: z.string(),
      status: z.string(),
      delivery_date: z.string(),
      blocked_reason: z.string().nullable(),
      label: z.string().nullable(),
    }),
  ),
  /** The newest first, at most ten. */
  orders: z.array(
    z.object({ number: z.string(), kind: z.string(), status: z.string(), total_cents: z.int(), created_at: moment }),
  ),
  /** What staff did in the client's name, the newest first, at most ten. */
  staff_actions: z.array(
    z.object({
      at: moment,
      staff_name: z.string(),
      call: z.string(),
      record_id: z.string().nullable(),
      /** Names of the fields that changed. */
      fields: z.array(z.string()),
      /** Code of the error when it was refused or failed. */
      error_code: z.string().nullable(),
      reason: z.string(),
    }),
  ),
  /** What staff decided about the account, the newest first, at most ten. */
  staff_decisions: z.array(z.object({ at: moment, staff_name: z.string(), kind: z.string(), reason: z.string() })),
});

export type AccountStatus = z.infer<typeof accountSchema>;

export const priceSchema = z.object({
  name: z.string(),
  previous_cents: z.int(),
  price_cents: z.int(),
  /** The price that is crossed out; null without a reduction. */
  original_cents: z.int().nullable(),
  discount_percent: z.int(),
});

/** What is wrong with the books; empty when every entry is balanced and every balance is the sum of its postings. */
export const ledgerSchema = z.object({ entries: z.int(), wrong: z.array(z.string()) });

/** Shape of each command's answer. */
export const answerSchemas = {
  "connect-as": linkSchema,
  clock: clockSchema,
  advance: advanceSchema,
  price: priceSchema,
  parcel: parcelSchema,
  "receive-return": receivedSchema,
  "clear-fraud": clearedSchema,
  "refund-gift-card": refundedCardSchema,
  status: accountSchema,
  "check-ledger": ledgerSchema,
} as const;

export type StaffAnswer<C extends StaffCommand["command"]> = z.infer<(typeof answerSchemas)[C]>;

/** What the door says when it refuses: a sentence for staff. */
export const refusalSchema = z.object({ message: z.string() });
