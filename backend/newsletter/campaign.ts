import { randomUUID } from "node:crypto";
import type { Locale } from "#contract/locale.ts";
import type { Dependencies } from "../context.ts";
import type { Database } from "../db/database.ts";
import { eq, sql } from "../db/orm.ts";
import { mailOutbox } from "../db/schema/order.ts";
import { todayOf } from "../subscriptions/calendar.ts";
import { newsletters, type NewsletterContent } from "../db/schema/newsletter.ts";
import { textLocaleOf } from "../mails/texts.ts";
import { findShown, namedSchema } from "./shown.ts";

export interface Audience {
  list: "KID" | "WOMAN";
  language: Locale;
  /** Whole years of a child; only clients have told any. */
  ages: { from: number; to: number } | null;
}

/** Mails written in one transaction: a process that dies loses one batch at most, and the next call goes on there. */
const batchSize = 500;
/** One newsletter leaves so long after the other, so that mails about orders never wait behind them. */
const betweenMailsMs = 100;

/**
 * Addresses of an audience: confirmed subscribers, and clients who said yes to news, but in Germany and Austria only those
 * who confirmed. Nobody whose address was given up.
 */
const recipients = ({ list, language, ages }: Audience, now: Date) => {
  const day = todayOf(now);
  const optin = list === "KID" ? sql`clients.is_optin_kid` : sql`clients.is_optin_woman`;
  const isOfAge =
    ages === null
      ? sql`true`
      : sql`exists (select from profiles where profiles.client_id = clients.id and profiles.birthdate is not null
          and date_part('year', age(${day}::date, profiles.birthdate)) between ${ages.from}::int and ${ages.to}::int)`;
  const isConfirmed = sql`exists (select from subscribers where subscribers.email = lower(clients.email)
    and subscribers.list = ${list} and subscribers.confirmed_at is not null)`;
  const fromClients = sql`select lower(clients.email) as email, clients.locale as locale from clients
    where not clients.is_provisional and clients.erased_at is null and left(clients.locale, 2) = ${language}
      and ((${optin} and right(clients.locale, 2) not in ('DE', 'AT')) or ${isConfirmed}) and ${isOfAge}`;
  const fromList = sql`select subscribers.email as email, ${language} as locale from subscribers
    where subscribers.list = ${list} and subscribers.language = ${language} and subscribers.confirmed_at is not null`;
  const all = ages === null ? sql`${fromClients} union all ${fromList}` : fromClients;
  return sql`(select email, min(locale) as locale from (${all}) found
    where not exists (select from mail_bounces where mail_bounces.email = found.email and mail_bounces.given_up_at is not null)
    group by email) recipients`;
};

/** How many addresses an audience has now. */
export async function countRecipients(db: Database, audience: Audience, now: Date): Promise<number> {
  const rows = await db.select({ count: sql`count(*)`.mapWith(Number) }).from(recipients(audience, now));
  return rows[0]?.count ?? 0;
}

export interface Campaign extends Audience {
  name: string;
  content: NewsletterContent;
}

/** The stored newsletter of a name, made by the first call; null when that name went out with other words. */
async function claimName(
  db: Database,
  { name, list, language, ages, content }: Campaign,
  { staffName, now }: { staffName: string; now: Date },
): Promise<string | null> {
  const values = { name, list, language, ageFrom: ages?.from ?? null, ageTo: ages?.to ?? null, content };
  await db
    .insert(newsletters)
    .values({ id: randomUUID(), ...values, staffName, createdAt: now })
    .onConflictDoNothing();
  const [row] = await db.select().from(newsletters).where(eq(newsletters.name, name));
  if (!row) return null;
  /* The database keeps no order of keys. */
  const told = ({ subject, preheader, title, paragraphs, button, pieces = [], looks = [] }: NewsletterContent) => [
    subject,
    preheader,
    title,
    paragraphs,
    button && [button.label, button.path],
    pieces,
    looks,
  ];
  const kept = [row.list, row.language, row.ageFrom, row.ageTo, told(row.content)];
  const wanted = [list, language, values.ageFrom, values.ageTo, told(content)];
  return JSON.stringify(kept) === JSON.stringify(wanted) ? row.id : null;
}

/**
 * Writes a newsletter to everybody of its audience who has not got it yet; answers how many mails were written, null when
 * the name is taken by other words. Called again it goes on where it stopped, and never writes twice to anybody.
 */
export async function sendCampaign(
  db: Database,
  campaign: Campaign,
  { staffName, now }: { staffName: string; now: Date },
): Promise<number | null> {
  const id = await claimName(db, campaign, { staffName, now });
  if (id === null) return null;
  const rows = await db
    .select({ email: sql<string>`recipients.email`, locale: sql<string>`recipients.locale` })
    .from(recipients(campaign, now))
    .where(
      sql`not exists (select from mail_outbox where mail_outbox.dedupe_key = ${`newsletter:${id}:`} || recipients.email)`,
    )
    .orderBy(sql`recipients.email`);
  for (let start = 0; start < rows.length; start += batchSize)
    await db
      .insert(mailOutbox)
      .values(
        rows.slice(start, start + batchSize).map(({ email, locale }, index) => ({
          id: randomUUID(),
          kind: "newsletter",
          recipient: email,
          locale,
          data: { email, newsletter_id: id },
          dedupeKey: `newsletter:${id}:${email}`,
          createdAt: now,
          nextAttemptAt: new Date(now.getTime() + (start + index) * betweenMailsMs),
        })),
      )
      .onConflictDoNothing();
  return rows.length;
}

/** Whether mails of a newsletter of this name were written. */
export const isCampaignBegun = async (db: Database, name: string): Promise<boolean> =>
  (await db.$count(newsletters, eq(newsletters.name, name))) > 0;

/** What the mails of a newsletter say; null for an unknown one. */
async function findContent(db: Database, id: string): Promise<NewsletterContent | null> {
  const [row] = await db.select({ content: newsletters.content }).from(newsletters).where(eq(newsletters.id, id));
  return row?.content ?? null;
}

/** What a mail says besides what the outbox keeps: the words of its newsletter, and what these name, as it is now. */
export async function addNews(
  { db, clock }: Pick<Dependencies, "db" | "clock">,
  { kind, locale, data }: { kind: string; locale: string; data: Record<string, unknown> },
): Promise<Record<string, unknown>> {
  if (kind !== "newsletter") return data;
  const { newsletter_id: id } = data;
  const content = typeof id === "string" ? await findContent(db, id) : data["content"];
  const named = namedSchema.safeParse(content);
  const shown = named.success ? await findShown({ db, clock }, named.data, textLocaleOf(locale)) : [];
  return { ...data, content, shown };
}
