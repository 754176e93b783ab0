import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { getFaq } from "#contract/website.ts";
import { startApiProcess } from "#tests/backend/api-process.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { present } from "#tests/backend/test-catalogue.ts";
import { findWord } from "../catalog/understanding/vocabulary-store.ts";
import type { Transaction } from "../db/database.ts";
import { and, eq, inArray, sql } from "../db/orm.ts";
import { contentRelease } from "../db/seed/content-release.ts";
import { bringContentsOnce } from "../db/seed/seed-empty-database.ts";
import {
  catalogChanges,
  contentReleases,
  searchVocabulary,
  shippedContents,
  websiteContents,
} from "../db/schema/catalog.ts";
import { runStaffCommand } from "../staff/run-command.ts";
import { findKept, planRelease, type ContentRelease } from "./bring-contents.ts";

let api: TestApi;
beforeEach(async () => {
  api = await createTestApi();
});
afterEach(() => api.close());

const db = () => api.dependencies.db;
const start = (release?: ContentRelease) => bringContentsOnce(api.dependencies, release);

const rows = contentRelease.readRows();
/** A release after those before it: with its own title of the help on delivery in every language, a text more and one less. */
const later = (number: number, change: Partial<ReturnType<ContentRelease["readRows"]>> = {}): ContentRelease => ({
  ...contentRelease,
  releases: [...contentRelease.releases, ...Array.from({ length: number }, (_, index) => `release ${index + 1}`)],
  readRows: () => ({
    words: rows.words,
    contents: rows.contents.map((row) =>
      row.kind === "faq" && row.slug === "delivery" ? { ...row, data: { ...row.data, title: `Title ${number}` } } : row,
    ),
    ...change,
  }),
});

const delivery = and(eq(websiteContents.kind, "faq"), eq(websiteContents.slug, "delivery"));
const ofFrench = and(delivery, eq(websiteContents.locale, "fr"));
/** The title in a language; none where the text is shown in another one. */
const titleIn = async (locale: "fr" | "de" | "es") =>
  (await api.call(getFaq, { locale })).find(({ section, language }) => section === "delivery" && !language)?.title;
const retitle = (title: string) =>
  db()
    .update(websiteContents)
    .set({ data: sql`jsonb_set(data, '{title}', ${JSON.stringify(title)}::jsonb)` })
    .where(ofFrench);

/** Everything a start could write. */
const stateOf = async () => ({
  contents: await db()
    .select()
    .from(websiteContents)
    .orderBy(websiteContents.kind, websiteContents.slug, websiteContents.locale),
  words: await db().select().from(searchVocabulary).orderBy(searchVocabulary.locale, searchVocabulary.phrase),
  given: await db()
    .select()
    .from(shippedContents)
    .orderBy(shippedContents.kind, shippedContents.slug, shippedContents.locale),
  releases: await db().select().from(contentReleases).orderBy(contentReleases.digest),
  changes: await db().$count(catalogChanges),
});
const said = () =>
  api.logs
    .map((line) => JSON.parse(line) as { msg: string; contents?: string[] })
    .findLast(({ msg }) => msg !== "request");

describe("a start", () => {
  it("serves the texts this program ships, and tells the storefront", async () => {
    const before = await titleIn("fr");
    await start(later(1));
    expect([await titleIn("fr"), await titleIn("de")]).toEqual(["Title 1", "Title 1"]);
    expect(before).not.toBe("Title 1");
    expect(await db().select({ tag: catalogChanges.tag }).from(catalogChanges)).toEqual([{ tag: "content:faq" }]);
    expect(said()).toBeUndefined();
  });

  it("writes nothing when there is nothing new, and nothing the second time", async () => {
    const before = await stateOf();
    await start();
    expect(await stateOf()).toEqual(before);
    await start(later(1));
    const once = await stateOf();
    await start(later(1));
    expect(await stateOf()).toEqual(once);
  });

  it("keeps what staff changed and says so each time, and brings the rest", async () => {
    await retitle("Notre livraison");
    for (const number of [1, 2]) {
      await start(later(number));
      expect([await titleIn("fr"), await titleIn("de")]).toEqual(["Notre livraison", `Title ${number}`]);
      expect(said()).toMatchObject({ contents: ["faq delivery fr: changed"] });
    }
    expect(await findKept(db())).toEqual([
      { kind: "faq", slug: "delivery", locale: "fr", how: "changed", isNewerShipped: true },
    ]);
  });

  it("brings the newest once staff has put the text back as it was", async () => {
    const before = present(await titleIn("fr"));
    await retitle("Notre livraison");
    await start(later(1));
    await retitle(before);
    await start(later(1));
    expect(await titleIn("fr")).toBe("Title 1");
    expect(await findKept(db())).toEqual([]);
  });

  it("brings the newest once staff gave its own text up, which a command lists", async () => {
    await retitle("Notre livraison");
    await start(later(1));
    const piece = { kind: "faq", name: "delivery", locale: "fr" } as const;
    expect(await runStaffCommand(api.dependencies, { command: "contents" })).toEqual({
      contents: [{ ...piece, how: "changed", is_newer_shipped: true }],
    });
    await runStaffCommand(api.dependencies, { command: "give-up-content", ...piece });
    expect(await titleIn("fr")).toBe("Notre livraison");
    await start(later(1));
    expect(await titleIn("fr")).toBe("Title 1");
    expect(await runStaffCommand(api.dependencies, { command: "contents" })).toEqual({ contents: [] });
    await expect(
      runStaffCommand(api.dependencies, { command: "give-up-content", ...piece, name: "nothing" }),
    ).rejects.toThrow("No text faq/nothing (fr)");
  });

  it("leaves away what staff took away", async () => {
    await db().delete(websiteContents).where(ofFrench);
    await start(later(1));
    expect(said()).toMatchObject({ contents: ["faq delivery fr: removed"] });
    expect([await titleIn("fr"), await titleIn("de")]).toEqual([undefined, "Title 1"]);
  });

  it("adds what is new, takes away what is shipped no longer, and leaves what staff wrote itself", async () => {
    const [model] = rows.contents.filter(({ kind }) => kind === "faq");
    const own = {
      kind: "faq" as const,
      slug: "own",
      locale: "fr",
      data: { section: "own", title: "Own", questions: [] },
    };
    await db().insert(websiteContents).values(own);
    const contents = [
      ...rows.contents.filter(({ kind, slug }) => kind !== "faq" || slug !== "delivery"),
      { ...present(model), slug: "new" },
    ];
    await start(later(1, { contents }));
    const slugs = await db()
      .select({ slug: websiteContents.slug })
      .from(websiteContents)
      .where(eq(websiteContents.kind, "faq"));
    expect(slugs.map(({ slug }) => slug)).toEqual(expect.arrayContaining(["new", "own"]));
    expect(await db().$count(websiteContents, delivery)).toBe(0);
  });

  it("brings words of the search, and keeps those staff gave a meaning or took away", async () => {
    const [first, second, third] = rows.words.filter(({ locale, kind }) => locale === "nl" && kind === "piece");
    const [changed, removed, free] = [present(first), present(second), present(third)];
    const isWord = (word: typeof changed) =>
      and(eq(searchVocabulary.locale, "nl"), eq(searchVocabulary.phrase, word.phrase));
    await db().update(searchVocabulary).set({ name: "Eigen" }).where(isWord(changed));
    await db().delete(searchVocabulary).where(isWord(removed));
    const words = rows.words.map((word) => (word.locale === "nl" ? { ...word, name: "Nieuw" } : word));
    await start(later(1, { words }));
    const nameOf = async ({ phrase }: typeof changed) => (await findWord(db(), "nl", phrase))?.name;
    expect([await nameOf(changed), await nameOf(removed), await nameOf(free)]).toEqual(["Eigen", undefined, "Nieuw"]);
    expect(said()?.contents).toEqual(
      [`word ${changed.phrase} nl: changed`, `word ${removed.phrase} nl: removed`].toSorted(),
    );
  });

  it("of a program before the last one changes nothing: two programs on one database do not undo each other", async () => {
    await start(later(2));
    const before = await stateOf();
    await start(later(1));
    await start();
    expect(await stateOf()).toEqual(before);
  });

  it("at the same moment as another one brings everything once", async () => {
    await Promise.all([start(later(1)), start(later(1)), start(later(1))]);
    expect(await titleIn("fr")).toBe("Title 1");
    expect(await db().$count(catalogChanges)).toBe(1);
  });

  it("that fails on the way leaves everything as it was, and the next one does it all", async () => {
    const before = await stateOf();
    await db().execute(sql`create function refuse() returns trigger language plpgsql as
      $$ begin if new.locale = 'nl' then raise exception 'stopped here'; end if; return new; end $$`);
    await db().execute(
      sql`create trigger refused before update on website_contents for each row execute function refuse()`,
    );
    await expect(start(later(1))).rejects.toThrow("Failed query");
    expect(await stateOf()).toEqual(before);
    await db().execute(sql`drop trigger refused on website_contents`);
    await start(later(1));
    expect([await titleIn("fr"), await titleIn("de")]).toEqual(["Title 1", "Title 1"]);
  });
});

describe.runIf(process.env.TEST_DATABASE_URL)("a process that is killed on the way", () => {
  it("leaves everything as it was, and the next one does it all", async () => {
    const [database] = await db()
      .select({ name: sql<string>`current_database()` })
      .from(sql`(values (1)) as one`);
    const url = new URL(process.env.TEST_DATABASE_URL ?? "");
    url.pathname = `/${present(database).name}`;
    const environment = { DATABASE_URL: url.href, SEED_PRODUCTS: "0", SEED_ACCOUNTS: "false" };
    // As a release before this one would have left it.
    await db().delete(contentReleases);
    await db().execute(sql`update website_contents set data = data || '{"title": "Before"}' where kind = 'faq'`);
    await db().execute(sql`update shipped_contents as given set digest =
      (select md5(concat_ws('|', kind, slug, locale, position, data)) from website_contents as there
        where there.kind = given.kind and there.slug = given.slug and there.locale = given.locale) where kind = 'faq'`);
    const before = await stateOf();
    const isWaiting = async (tx: Transaction) => {
      // Within a transaction it would be told what was true when it asked first.
      await tx.execute(sql`select pg_stat_clear_snapshot()`);
      const [row] = await tx
        .select({ waiting: sql<number>`count(*)::int` })
        .from(sql`pg_stat_activity`)
        .where(sql`datname = current_database() and wait_event_type = 'Lock'`);
      return present(row).waiting > 0;
    };
    await db().transaction(async (tx) => {
      // The last text it will come to: the others are written by then.
      await tx.execute(sql`select 1 from website_contents where kind = 'faq' and locale = 'es' for update`);
      await using program = startApiProcess(environment);
      await expect.poll(() => isWaiting(tx)).toBe(true);
      program.process.kill("SIGKILL");
      await program.ended;
    });
    expect(await stateOf()).toEqual(before);
    await start();
    expect(await titleIn("es")).not.toBe("Before");
    expect(await findKept(db())).toEqual([]);
  });
});

describe("a database from before versions were kept", () => {
  beforeEach(async () => {
    await db().delete(shippedContents);
    await db().delete(contentReleases);
  });

  it("is brought up to date where its texts are known, and keeps the others", async () => {
    const quizzes = await db().select().from(websiteContents).where(eq(websiteContents.kind, "quiz"));
    await retitle("Notre livraison");
    const [word] = await db().select().from(searchVocabulary).limit(1);
    await db()
      .delete(searchVocabulary)
      .where(and(eq(searchVocabulary.locale, present(word).locale), eq(searchVocabulary.phrase, present(word).phrase)));
    await db()
      .delete(websiteContents)
      .where(inArray(websiteContents.kind, ["blog-post", "editorial"]));
    await start(later(1));
    expect([await titleIn("fr"), await titleIn("de")]).toEqual(["Notre livraison", "Title 1"]);
    expect(await db().select().from(websiteContents).where(eq(websiteContents.kind, "quiz"))).toEqual(quizzes);
    expect(await db().$count(websiteContents, eq(websiteContents.kind, "editorial"))).toBe(8);
    // Made up for the demonstration: a shop without any has done away with them.
    expect(await db().$count(websiteContents, eq(websiteContents.kind, "blog-post"))).toBe(0);
    expect(await db().$count(searchVocabulary)).toBe(rows.words.length - 1);
    expect(await findKept(db())).toEqual([
      { kind: "faq", slug: "delivery", locale: "fr", how: "changed", isNewerShipped: true },
    ]);
  });

  it("knows every text that is shipped with the first version", async () => {
    await start();
    expect(await findKept(db())).toEqual([]);
  });
});

it("knows the releases of its own and of later programs", () => {
  expect(planRelease(["a", "b"], [])).toBe("bring");
  expect(planRelease(["a", "b"], ["a"])).toBe("bring");
  expect(planRelease(["a", "b"], ["a", "b"])).toBe("none");
  expect(planRelease(["a", "b"], ["a", "b", "c"])).toBe("newer");
});
