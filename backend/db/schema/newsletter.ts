import { integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { Locale } from "#contract/locale.ts";
import { moment } from "./columns.ts";

/** What a newsletter says, in one language. */
export interface NewsletterContent {
  subject: string;
  preheader: string;
  title: string;
  paragraphs: string[];
  /** Where its button leads, on the shop. */
  button: { label: string; path: string } | null;
  /** SKUs of pieces and numbers of looks it shows; those of before name none. */
  pieces?: string[];
  looks?: number[];
}

/** A newsletter that was sent, or is being sent: the mails of the outbox name it. */
export const newsletters = pgTable("newsletters", {
  id: uuid().primaryKey(),
  name: text().notNull().unique(),
  list: text().$type<"KID" | "WOMAN">().notNull(),
  language: text().$type<Locale>().notNull(),
  /** Whole years of a child it is for, both included; null for everybody on the list. */
  ageFrom: integer("age_from"),
  ageTo: integer("age_to"),
  content: jsonb().$type<NewsletterContent>().notNull(),
  staffName: text("staff_name").notNull(),
  createdAt: moment("created_at").notNull(),
});

/** Addresses that mails came back from. One that will never take any is given up: no advertising goes there again. */
export const mailBounces = pgTable("mail_bounces", {
  email: text().primaryKey(),
  count: integer().notNull(),
  reason: text().notNull(),
  lastAt: moment("last_at").notNull(),
  givenUpAt: moment("given_up_at"),
});
