import { z } from "zod";
import { profileTypeSchema } from "#contract/catalog.ts";
import {
  maxAttachmentBytes,
  maxMessageLength,
  ticketAuthorSchema,
  ticketStatusSchema,
} from "#contract/customer-service.ts";
import { megabyte } from "#contract/file.ts";
import { localeSchema } from "#contract/locale-schemas.ts";
import { reviewStatusSchema } from "#contract/reviews.ts";
import { staffRecordKindSchema } from "#contract/staff.ts";
import { deciders, trouserLengths } from "#contract/tastes.ts";
import { meansSchema, wordKinds } from "../catalog/understanding/means.ts";

/** Where `npm run staff` finds a running API; not part of the contract, and not for the internet. */
export const staffDoorPath = "/internal/staff";

const email = z.string().trim().min(1).max(254);
const parcelNumber = z.string().trim().min(1).max(60);

/** What mail servers commonly take. */
const maxMailBytes = 25 * megabyte;
const receivedMail = z.string().max(Math.ceil(maxMailBytes / 3) * 4);
/** Fits what a message may hold; the bytes are checked where it is filed. */
const sentFile = z.strictObject({
  name: z.string().min(1).max(255),
  base64: z.string().max(Math.ceil((maxAttachmentBytes + 1) / 3) * 4),
});
/** Who does it and why; kept with what was done. */
const answerable = {
  reason: z.string().trim().min(3).max(500),
  staff: z.string().trim().min(1).max(80),
};

const ticketNumber = z.string().trim().toUpperCase().min(1).max(40);
const searchWord = z.string().trim().min(1).max(80);
const boxNumber = z.int().min(1).max(2_147_483_647);

const line = (most: number) => z.string().trim().min(1).max(most);
/** A newsletter in one language, as its file holds it. */
export const newsletterSchema = z.strictObject({
  /** Sent once under this name. */
  name: line(80),
  language: localeSchema,
  list: profileTypeSchema,
  /** Whole years of a child, both included; null for everybody on the list. */
  ages: z
    .strictObject({ from: z.int().min(0).max(18), to: z.int().min(0).max(18) })
    .nullable()
    .default(null),
  content: z.strictObject({
    subject: line(120),
    preheader: line(160),
    title: line(120),
    paragraphs: z.array(line(2000)).min(1).max(20),
    /** `path` of a page of the shop, without its language. */
    button: z
      .strictObject({
        label: line(60),
        path: z
          .string()
          .regex(/^\/[\w/?=&-]*$/)
          .max(200),
      })
      .nullable()
      .default(null),
    /** SKUs of pieces and numbers of looks: shown with picture, name and price as they are when each mail is written. */
    pieces: z.array(line(40)).max(12).default([]),
    looks: z.array(boxNumber).max(4).default([]),
  }),
});

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
  /** The number its maker gave a size in the trade; null takes it away. */
  z.strictObject({
    command: z.literal("gtin"),
    sku: z.string().trim().min(1).max(40),
    /** Where there is more than one. */
    size: z.string().trim().min(1).max(20).optional(),
    gtin: z.string().trim().min(1).max(20).nullable(),
  }),
  /** By the number on its label. */
  z.strictObject({ command: z.literal("parcel"), number: parcelNumber, ...answerable }),
  z.strictObject({
    command: z.literal("receive-return"),
    number: parcelNumber,
    ...answerable,
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
  /** Boxes to look at, of one stylist or of all. */
  z.strictObject({ command: z.literal("boxes"), stylist: z.string().trim().min(1).max(80).optional(), ...answerable }),
  z.strictObject({
    command: z.literal("answer"),
    box: boxNumber,
    text: z.string().trim().min(1).max(2000),
    staff: answerable.staff,
  }),
  z.strictObject({ command: z.literal("recompose"), box: boxNumber, ...answerable }),
  /** The newsletter as a file says it; nothing is sent. */
  z.strictObject({ command: z.literal("newsletter-preview"), newsletter: newsletterSchema }),
  z.strictObject({ command: z.literal("newsletter-test"), newsletter: newsletterSchema, email }),
  /** Again after a stop: goes on with who has not got it. */
  z.strictObject({ command: z.literal("newsletter-send"), newsletter: newsletterSchema, staff: answerable.staff }),
  /** A mail to an address came back, for good or for now. */
  z.strictObject({ command: z.literal("bounce"), email, isHard: z.boolean(), reason: answerable.reason }),
  /** Reviews in a state, the oldest first. */
  z.strictObject({ command: z.literal("reviews"), status: reviewStatusSchema, ...answerable }),
  z.strictObject({ command: z.literal("publish-review"), review: boxNumber, ...answerable }),
  /** The reason is told to who wrote it, in that person's language. */
  z.strictObject({ command: z.literal("refuse-review"), review: boxNumber, ...answerable }),
  z.strictObject({
    command: z.literal("answer-review"),
    review: boxNumber,
    text: z.string().trim().min(1).max(2000),
    staff: answerable.staff,
  }),
  /** Letters to customer service in a state, those that wait longest first. */
  z.strictObject({ command: z.literal("tickets"), status: ticketStatusSchema, ...answerable }),
  z.strictObject({ command: z.literal("ticket"), ticket: ticketNumber, ...answerable }),
  z.strictObject({
    command: z.literal("answer-ticket"),
    ticket: ticketNumber,
    /** In the language of who wrote. */
    text: z.string().trim().min(1).max(maxMessageLength),
    /** What is sent along. */
    files: z.array(sentFile).max(20).optional(),
    staff: answerable.staff,
  }),
  /** A mail to customer service as its server hands it over, in base64. */
  z.strictObject({ command: z.literal("file-mail"), mail: receivedMail }),
  /** What a mail server tells of a mail it could not bring, as the server hands it over, in base64. */
  z.strictObject({ command: z.literal("file-report"), mail: receivedMail }),
  z.strictObject({ command: z.literal("close-ticket"), ticket: ticketNumber, staff: answerable.staff }),
  /** The vocabulary of the search in a language, or the words in it that hold a text. */
  z.strictObject({ command: z.literal("words"), locale: localeSchema, text: searchWord.optional() }),
  /** Means the same as a word that is known, or codes under a name. */
  z.strictObject({
    command: z.literal("add-word"),
    locale: localeSchema,
    word: searchWord,
    meaning: z.union([
      z.strictObject({ like: searchWord }),
      z.strictObject({ kind: z.enum(wordKinds), name: z.string().trim().max(80), means: meansSchema }),
    ]),
  }),
  z.strictObject({ command: z.literal("remove-word"), locale: localeSchema, word: searchWord }),
  /** Texts that staff changed or took away. */
  z.strictObject({ command: z.literal("contents") }),
  z.strictObject({
    command: z.literal("give-up-content"),
    locale: localeSchema,
    kind: z.string().min(1).max(40),
    name: z.string().min(1).max(200),
  }),
  z.strictObject({ command: z.literal("status"), email, ...answerable }),
  /** Of the account of an e-mail, or of an id; a hundred entries a page. */
  z.strictObject({ command: z.literal("log"), account: email, page: z.int().min(1).max(100_000), ...answerable }),
  z.strictObject({ command: z.literal("check-ledger") }),
  /** By the order's number. */
  z.strictObject({
    command: z.literal("explain"),
    order: z.string().trim().toUpperCase().min(1).max(40),
    ...answerable,
  }),
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

const boxesSchema = z.object({
  boxes: z.array(
    z.object({
      id: z.int(),
      status: z.string(),
      /** First name; empty where the shop names none. */
      stylist: z.string(),
      firstname: z.string(),
      client: z.string(),
      locale: z.string(),
      /** Until when the client can change it. */
      until: moment.nullable(),
      delivery_date: z.string(),
      /** The client's words on the profile. */
      description: z.string().nullable(),
      /** Who chooses a child's clothes, and where a woman wants her trousers to end; null where it was not said. */
      decides: z.enum(deciders).nullable(),
      trouser_length: z.enum(trouserLengths).nullable(),
      /** Works for some hours. */
      photo_url: z.url().nullable(),
      preview_url: z.url(),
      messages: z.array(z.object({ from: z.enum(["CLIENT", "STYLIST"]), text: z.string(), at: moment })),
      /** What was said of the last box that came; null where nothing was. */
      last_rating: z.object({ overall: z.int().nullable(), comment: z.string(), at: moment }).nullable(),
      /** The last word is the client's. */
      is_waiting: z.boolean(),
    }),
  ),
});
const answeredBoxSchema = z.object({ id: z.int(), firstname: z.string(), client: z.string() });
const recomposedBoxSchema = z.object({ id: z.int(), firstname: z.string(), pieces: z.int() });

const staffReviewSchema = z.object({
  number: z.int(),
  status: reviewStatusSchema,
  client: z.string(),
  language: z.string(),
  product: z.string(),
  score: z.int(),
  fit: z.string().nullable(),
  text: z.string(),
  doubts: z.array(z.string()),
  refusal: z.string().nullable(),
  answer: z.string().nullable(),
  at: moment,
});
const reviewsSchema = z.object({ reviews: z.array(staffReviewSchema) });

const staffTicketSchema = z.object({
  number: z.string(),
  status: ticketStatusSchema,
  object: z.string(),
  sender: z.string(),
  /** A client reads the answer in the account too; anybody else by mail alone. */
  is_client: z.boolean(),
  locale: z.string(),
  order: z.string().nullable(),
  messages: z.array(
    z.object({
      from: ticketAuthorSchema,
      staff: z.string().nullable(),
      text: z.string(),
      /** An address works for some hours. */
      attachments: z.array(z.object({ name: z.string(), url: z.url() })),
      at: moment,
    }),
  ),
});
const ticketsSchema = z.object({ tickets: z.array(staffTicketSchema) });

const wordSchema = z.object({
  locale: localeSchema,
  phrase: z.string(),
  kind: z.string(),
  name: z.string(),
  means: meansSchema,
  is_near: z.boolean(),
});
const contentFields = { kind: z.string(), name: z.string(), locale: z.string() };
const contentSchema = z.object(contentFields);
const contentsSchema = z.object({
  contents: z.array(z.object({ ...contentFields, how: z.enum(["changed", "removed"]), is_newer_shipped: z.boolean() })),
});
const wordsSchema = z.object({ words: z.array(wordSchema) });
const removedWordSchema = z.object({ locale: localeSchema, phrase: z.string() });

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

/** Of the log of staff, the newest first. */
export const logSchema = z.object({
  page: z.int(),
  pages: z.int(),
  entries: z.array(
    z.object({
      at: moment,
      staff_name: z.string(),
      reason: z.string(),
      /** The same for all that was done with one link, or by one command. */
      visit: z.uuid(),
      call: z.string(),
      is_write: z.boolean(),
      record_kind: staffRecordKindSchema,
      record_id: z.string().nullable(),
      /** Without secrets. */
      sent: z.record(z.string(), z.unknown()),
      consent_id: z.uuid().nullable(),
      /** Null where it was interrupted. */
      status: z.int().nullable(),
      error_code: z.string().nullable(),
      record_ids: z.array(z.string()),
      changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
    }),
  ),
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

const gtinSchema = z.object({
  name: z.string(),
  size: z.string(),
  previous: z.string().nullable(),
  gtin: z.string().nullable(),
});

/** What is wrong with the books; empty when every entry is balanced and every balance is the sum of its postings. */
export const ledgerSchema = z.object({ entries: z.int(), wrong: z.array(z.string()) });

const cents = z.int();
/** How the total of an order came about, in cents, and what became of the money. */
export const explainedSchema = z.object({
  number: z.string(),
  kind: z.string(),
  status: z.string(),
  client: z.string(),
  steps: z.array(
    z.object({
      rule: z.string(),
      code: z.string().nullable(),
      cents,
      vat: z.array(z.object({ rate_percent: z.number(), cents })),
      lines: z.array(z.object({ piece: z.string(), cents })),
    }),
  ),
  total_cents: cents,
  vat_cents: cents,
  prepaid_cents: cents,
  wallet_cents: cents,
  due_cents: cents,
  refunds: z.array(z.object({ reason: z.string(), status: z.string(), provider_cents: cents, wallet_cents: cents })),
});

/** Shape of each command's answer. */
export const answerSchemas = {
  "connect-as": linkSchema,
  clock: clockSchema,
  advance: advanceSchema,
  price: priceSchema,
  gtin: gtinSchema,
  parcel: parcelSchema,
  "receive-return": receivedSchema,
  "clear-fraud": clearedSchema,
  "refund-gift-card": refundedCardSchema,
  boxes: boxesSchema,
  answer: answeredBoxSchema,
  recompose: recomposedBoxSchema,
  "newsletter-preview": z.object({ subject: z.string(), html: z.string(), text: z.string(), recipients: z.int() }),
  "newsletter-test": z.object({ email: z.string() }),
  "newsletter-send": z.object({ name: z.string(), written: z.int() }),
  bounce: z.object({ email: z.string(), is_given_up: z.boolean() }),
  reviews: reviewsSchema,
  "publish-review": staffReviewSchema,
  "refuse-review": staffReviewSchema,
  "answer-review": staffReviewSchema,
  tickets: ticketsSchema,
  ticket: staffTicketSchema,
  "answer-ticket": staffTicketSchema,
  "file-mail": z.object({
    number: z.string(),
    /** False for a mail that was filed before. */
    is_new: z.boolean(),
    files: z.array(z.string()),
  }),
  "file-report": z.object({
    email: z.string(),
    outcome: z.enum(["gone", "returned", "delayed", "delivered", "complained"]),
    /** False for a mail that was told of before, and where it did not come back. */
    is_counted: z.boolean(),
    is_given_up: z.boolean(),
  }),
  "close-ticket": staffTicketSchema,
  words: wordsSchema,
  contents: contentsSchema,
  "give-up-content": contentSchema,
  "add-word": wordSchema,
  "remove-word": removedWordSchema,
  status: accountSchema,
  log: logSchema,
  "check-ledger": ledgerSchema,
  explain: explainedSchema,
} as const;

export type StaffAnswer<C extends StaffCommand["command"]> = z.infer<(typeof answerSchemas)[C]>;

/** What the door says when it refuses: a sentence for staff. */
export const refusalSchema = z.object({ message: z.string() });
