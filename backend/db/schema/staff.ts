import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { StaffConsentDeed, StaffRecordKind } from "#contract/staff.ts";
import { clients } from "./client.ts";
import { moment } from "./columns.ts";

/** A one-time link with which staff acts for a client. */
export const staffLinks = pgTable("staff_links", {
  tokenHash: text("token_hash").primaryKey(),
  clientId: uuid("client_id")
    .notNull()
    .references(() => clients.id, { onDelete: "cascade" }),
  staffName: text("staff_name").notNull(),
  reason: text().notNull(),
  createdAt: moment("created_at").notNull(),
  expiresAt: moment("expires_at").notNull(),
  usedAt: moment("used_at"),
});

/**
 * Every call of a session that staff opened, written before a deed is done and before what was read is answered. Triggers
 * let no entry be changed; they go when their time is over, and outlive the account they are about.
 */
export const staffActions = pgTable(
  "staff_actions",
  {
    id: uuid().primaryKey(),
    clientId: uuid("client_id").notNull(),
    sessionId: uuid("session_id").notNull(),
    staffName: text("staff_name").notNull(),
    /** Why staff opened the session. */
    reason: text().notNull().default(""),
    /** Method and path pattern of the call. */
    call: text().notNull(),
    isWrite: boolean("is_write").notNull().default(true),
    recordKind: text("record_kind").$type<StaffRecordKind>().notNull().default("ACCOUNT"),
    /** As the path names it; null for a list, for what the client has one of, and for what did not exist before. */
    recordId: text("record_id"),
    /** The ids of the path, and what was sent as far as it was understood, without secrets. */
    sent: jsonb().$type<object>().notNull().default({}),
    /** The consent a deed was done with. */
    consentId: uuid("consent_id"),
    requestId: text("request_id").notNull(),
    at: moment("at").notNull(),
  },
  (table) => [index("staff_actions_client").on(table.clientId, table.at)],
);

/** A field of a record that a deed changed, without secrets; `null` where the record or the field was not there. */
export interface StaffChange {
  field: string;
  before: unknown;
  after: unknown;
}

/** What came of an action. An action without one was interrupted. */
export const staffActionResults = pgTable("staff_action_results", {
  actionId: uuid("action_id")
    .primaryKey()
    .references(() => staffActions.id),
  /** HTTP status of the answer. */
  status: integer().notNull(),
  /** Code of the error when it was refused or failed. */
  errorCode: text("error_code"),
  /** Ids of the records that were answered or made. */
  recordIds: jsonb("record_ids").$type<string[]>().notNull(),
  changes: jsonb().$type<StaffChange[]>().notNull(),
  at: moment("at").notNull(),
});

/**
 * A deed of staff that needs the client's word: noted when it is refused, asked for by mail, answered by the client, and
 * good for one deed of one session.
 */
export const staffConsents = pgTable(
  "staff_consents",
  {
    id: uuid().primaryKey(),
    clientId: uuid("client_id")
      .notNull()
      .references(() => clients.id, { onDelete: "cascade" }),
    sessionId: uuid("session_id").notNull(),
    staffName: text("staff_name").notNull(),
    reason: text().notNull(),
    /** What the client reads of it. */
    deed: jsonb().$type<StaffConsentDeed>().notNull(),
    /** What the consent is bound to: another total, card or address is another deed. */
    digest: text().notNull(),
    createdAt: moment("created_at").notNull(),
    /** Only the hash of the token in the mail is kept. */
    tokenHash: text("token_hash"),
    askedAt: moment("asked_at"),
    /** Until when the client can answer and staff can use it. */
    expiresAt: moment("expires_at"),
    answer: text().$type<"AGREED" | "REFUSED">(),
    answeredAt: moment("answered_at"),
    usedAt: moment("used_at"),
    /** Key of the call that used it, so that the same call can be repeated. */
    usedKey: text("used_key"),
  },
  (table) => [
    index("staff_consents_session").on(table.sessionId, table.digest),
    uniqueIndex("staff_consents_token").on(table.tokenHash),
  ],
);

/** What staff decided where the rules leave it to people, and why. */
export const staffDecisions = pgTable(
  "staff_decisions",
  {
    id: uuid().primaryKey(),
    kind: text()
      .$type<
        | "FRAUD_CLEARED"
        | "GIFT_CARD_REFUNDED"
        | "BOX_ANSWERED"
        | "BOX_RECOMPOSED"
        | "REVIEW_PUBLISHED"
        | "REVIEW_REFUSED"
        | "REVIEW_ANSWERED"
      >()
      .notNull(),
    /** Whose account it is about; null for a guest's gift card. */
    clientId: uuid("client_id").references(() => clients.id, { onDelete: "cascade" }),
    /** Id of the gift card or the box it is about. */
    subjectId: text("subject_id"),
    staffName: text("staff_name").notNull(),
    reason: text().notNull(),
    at: moment("at").notNull(),
  },
  (table) => [index("staff_decisions_client").on(table.clientId, table.kind, table.at)],
);
