import { keepWords } from "../catalog/understanding/vocabulary-store.ts";
import type { Queryable } from "../db/database.ts";
import { sql, type SQL } from "../db/orm.ts";
import { contentReleases, searchVocabulary, shippedContents, websiteContents } from "../db/schema/catalog.ts";
import { keyOf, type KnownPiece, type PieceKey, type ShippedPiece } from "./plan-contents.ts";

/** What a release ships. */
export interface ShippedRows {
  contents: readonly (typeof websiteContents.$inferInsert)[];
  words: readonly (typeof searchVocabulary.$inferInsert)[];
}

/* As the generated columns of both tables say it: only the database writes the same JSON the same way. */
const contentDigest = sql`md5(concat_ws('|', kind, slug, locale, position, data))`;
const wordDigest = sql`md5(concat_ws('|', locale, phrase, stem, kind, name, means, is_near))`;
/** Messages that staff changed since the release; none of them is shipped. */
const isShippable = sql`kind <> 'translation'`;

/** Every piece of the database with its digest, beside what releases put there. */
const pieces = sql`(
  select kind, slug, locale, given.digest, given.newest, there.digest as current
  from ${shippedContents} as given full join (
    select kind, slug, locale, digest from ${websiteContents} where ${isShippable}
    union all select 'word', phrase, locale, digest from ${searchVocabulary}
  ) as there using (kind, slug, locale)) as pieces`;

async function readPieces(db: Queryable, where: SQL): Promise<KnownPiece[]> {
  const rows = await db
    .select({
      kind: sql<string>`kind`,
      slug: sql<string>`slug`,
      locale: sql<string>`locale`,
      digest: sql<string | null>`digest`,
      newest: sql<string | null>`newest`,
      current: sql<string | null>`current`,
    })
    .from(pieces)
    .where(where)
    .orderBy(sql`kind, slug, locale`);
  return rows.map(({ digest, newest, ...piece }) => ({
    ...piece,
    given: digest === null || newest === null ? null : { digest, newest },
  }));
}

export const findPieces = (db: Queryable): Promise<KnownPiece[]> => readPieces(db, sql`true`);

/** Pieces that are not as a release put them there. */
export const findOtherPieces = (db: Queryable): Promise<KnownPiece[]> =>
  readPieces(db, sql`current is distinct from digest or newest <> digest`);

/** Takes what is there for what was put there, so that it is replaced like that; false when there is none, or nothing is shipped for it. */
export async function takeForShipped(db: Queryable, { kind, slug, locale }: PieceKey): Promise<boolean> {
  const taken = await db
    .update(shippedContents)
    .set({ digest: sql`pieces.current` })
    .from(pieces)
    .where(
      sql`${shippedContents.kind} = ${kind} and ${shippedContents.slug} = ${slug} and ${shippedContents.locale} = ${locale}
        and pieces.kind = ${kind} and pieces.slug = ${slug} and pieces.locale = ${locale} and pieces.current is not null`,
    )
    .returning({ slug: shippedContents.slug });
  return taken.length > 0;
}

export const findReleases = async (db: Queryable): Promise<string[]> =>
  (await db.select({ digest: contentReleases.digest }).from(contentReleases)).map(({ digest }) => digest);

export async function noteRelease(db: Queryable, digest: string, broughtAt: Date): Promise<void> {
  await db.insert(contentReleases).values({ digest, broughtAt }).onConflictDoNothing();
}

const asJson = (rows: readonly object[]): SQL => sql`${JSON.stringify(rows)}::jsonb`;

/** The pieces of a release as the database would have them. */
export async function digestShipped(db: Queryable, { contents, words }: ShippedRows): Promise<ShippedPiece[]> {
  const positioned = contents.map(({ kind, slug, locale, position = 0, data }) => ({
    kind,
    slug,
    locale,
    position,
    data,
  }));
  const spelt = words.map(({ isNear = false, ...word }) => ({ ...word, is_near: isNear }));
  return db
    .select({
      kind: sql<string>`piece.kind`,
      slug: sql<string>`piece.slug`,
      locale: sql<string>`piece.locale`,
      digest: sql<string>`piece.digest`,
    })
    .from(
      sql`(
        select kind, slug, locale, ${contentDigest} as digest
          from jsonb_to_recordset(${asJson(positioned)}) as content(kind text, slug text, locale text, position integer, data jsonb)
        union all select 'word', phrase, locale, ${wordDigest}
          from jsonb_to_recordset(${asJson(spelt)})
            as word(locale text, phrase text, stem text, kind text, name text, means jsonb, is_near boolean)
      ) as piece`,
    );
}

const batch = 200;
const inBatches = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / batch) }, (_, index) => rows.slice(index * batch, (index + 1) * batch));

/** Puts pieces of a release there, in the place of what has their key. */
export async function writePieces(
  db: Queryable,
  keys: readonly PieceKey[],
  { contents, words }: ShippedRows,
): Promise<void> {
  const wanted = new Set(keys.map(keyOf));
  for (const rows of inBatches(contents.filter((row) => wanted.has(keyOf(row)))))
    await db
      .insert(websiteContents)
      .values(rows)
      .onConflictDoUpdate({
        target: [websiteContents.kind, websiteContents.slug, websiteContents.locale],
        set: { position: sql`excluded.position`, data: sql`excluded.data` },
      });
  await keepWords(
    db,
    words.filter(({ phrase, locale }) => wanted.has(keyOf({ kind: "word", slug: phrase, locale }))),
  );
}

const goneKeys = (gone: readonly PieceKey[]): SQL =>
  sql`jsonb_to_recordset(${asJson(gone)}) as gone(kind text, slug text, locale text)`;

export async function removePieces(db: Queryable, gone: readonly PieceKey[]): Promise<void> {
  if (gone.length === 0) return;
  await db.execute(sql`delete from ${websiteContents} as content using ${goneKeys(gone)}
    where content.kind = gone.kind and content.slug = gone.slug and content.locale = gone.locale`);
  await db.execute(sql`delete from ${searchVocabulary} as word using ${goneKeys(gone)}
    where gone.kind = 'word' and word.phrase = gone.slug and word.locale = gone.locale`);
}

export async function rememberPieces(
  db: Queryable,
  remembered: readonly (PieceKey & { digest: string; newest: string })[],
  forgotten: readonly PieceKey[],
): Promise<void> {
  for (const rows of inBatches(remembered as (typeof shippedContents.$inferInsert)[]))
    await db
      .insert(shippedContents)
      .values(rows)
      .onConflictDoUpdate({
        target: [shippedContents.kind, shippedContents.slug, shippedContents.locale],
        set: { digest: sql`excluded.digest`, newest: sql`excluded.newest` },
      });
  if (forgotten.length > 0)
    await db.execute(sql`delete from ${shippedContents} as given using ${goneKeys(forgotten)}
      where given.kind = gone.kind and given.slug = gone.slug and given.locale = gone.locale`);
}
