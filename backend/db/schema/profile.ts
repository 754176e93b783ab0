import { sql } from "../orm.ts";
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import type { Gender } from "#contract/catalog.ts";
import { looks } from "./catalog.ts";
import { clients } from "./client.ts";
import { moment } from "./columns.ts";
import { orderLines } from "./order.ts";

/** A box that was shown to somebody before it was asked for. */
export interface StoredDraftBox {
  /** Products, in the order of the looks. */
  productIds: number[];
  /** Products that were swapped away. */
  without: number[];
  /** ISO 8601. */
  keptAt: string;
  /** The box that began with it; null while none was asked for. */
  requestId: number | null;
  /** Products that found no place in that box, or wait for a subscription to open its next one. Absent: all or none of them. */
  waiting?: number[];
}

/** A kid or a woman whom a client chooses for. */
export const profiles = pgTable(
  "profiles",
  {
    id: uuid().primaryKey(),
    clientId: uuid("client_id")
      .notNull()
      .references(() => clients.id, { onDelete: "cascade" }),
    profileType: text("profile_type").$type<"KID" | "WOMAN">().notNull(),
    firstname: text().notNull(),
    gender: text().$type<Gender>().notNull(),
    /** `YYYY-MM-DD`; a kid always has one. */
    birthdate: date({ mode: "string" }),
    topSize: text("top_size"),
    bottomSize: text("bottom_size"),
    shoeSize: text("shoe_size"),
    /** Day (`YYYY-MM-DD`) each size was told or confirmed last; one that is missing is as old as the profile. */
    sizesToldOn: jsonb("sizes_told_on")
      .$type<Partial<Record<"top_size" | "bottom_size" | "shoe_size", string>>>()
      .notNull()
      .default({}),
    /** What the client wants the stylist to know. */
    description: text(),
    /** Where the photo lies in the storage. */
    photoKey: text("photo_key"),
    /** What was shown before the account, for the first box to begin with. */
    draftBox: jsonb("draft_box").$type<StoredDraftBox>(),
    /** Set once the profile has asked for a box; never taken back. */
    hasRequested: boolean("has_requested").notNull().default(false),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
    /** Set when the person's data was erased while its boxes stay for the books. */
    erasedAt: moment("erased_at"),
  },
  (table) => [
    index("profiles_client")
      .on(table.clientId, table.createdAt)
      .where(sql`${table.erasedAt} is null`),
    /** The same person in another account. */
    index("profiles_person")
      .on(table.birthdate, sql`lower(${table.firstname})`)
      .where(sql`${table.erasedAt} is null`),
  ],
);

/** Answers to a quiz as far as it was filled in; `code` is the quiz code (`signup`, `subscriber-woman`, …). */
export const quizAnswers = pgTable(
  "quiz_answers",
  {
    profileId: uuid("profile_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    code: text().notNull(),
    /** By question: a chosen value, several, a number or a text, in the shape of the quiz. */
    answers: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Set once every required question was answered. */
    completedAt: moment("completed_at"),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.profileId, table.code] })],
);

/** What a profile thinks of a look; the last word counts. */
export const lookLikes = pgTable(
  "look_likes",
  {
    profileId: uuid("profile_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    lookId: integer("look_id")
      .notNull()
      .references(() => looks.id),
    isLiked: boolean("is_liked").notNull(),
    at: moment("at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.profileId, table.lookId] })],
);

/**
 * What became of a piece after it was bought, where that is not what its order says: another child wears it now, or it was
 * sent to Littlegeste. A piece without a row is with whom it was bought for.
 */
export const wardrobeMoves = pgTable(
  "wardrobe_moves",
  {
    orderLineId: uuid("order_line_id")
      .primaryKey()
      .references(() => orderLines.id, { onDelete: "cascade" }),
    /** Who wears it; null for whom it was bought for. */
    profileId: uuid("profile_id").references(() => profiles.id, { onDelete: "set null" }),
    /** Who wore it before; null for nobody of the family. */
    fromProfileId: uuid("from_profile_id").references(() => profiles.id, { onDelete: "set null" }),
    /** Set once it was put into a parcel of Littlegeste. */
    sentAt: moment("sent_at"),
    movedAt: moment("moved_at").notNull(),
  },
  (table) => [index("wardrobe_moves_profile").on(table.profileId)],
);

/** A link to choose a new password: only the hash of its token is kept. */
export const passwordResets = pgTable(
  "password_resets",
  {
    tokenHash: text("token_hash").primaryKey(),
    clientId: uuid("client_id")
      .notNull()
      .references(() => clients.id, { onDelete: "cascade" }),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
    usedAt: moment("used_at"),
  },
  (table) => [index("password_resets_client").on(table.clientId)],
);

/** How far the demo's clock is ahead of the machine's; one row, none on a database that was never moved. */
export const clockOffset = pgTable(
  "clock_offset",
  {
    id: integer().primaryKey(),
    offsetMs: bigint("offset_ms", { mode: "number" }).notNull(),
  },
  (table) => [check("clock_offset_single", sql`${table.id} = 1`)],
);
