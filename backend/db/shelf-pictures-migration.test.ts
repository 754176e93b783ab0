import { readFileSync } from "node:fs";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { expect, it } from "vitest";
import { collections } from "./seed/content/collections.ts";
import { scenePicture } from "./seed/scene-picture.ts";

const folder = path.join(import.meta.dirname, "migrations");
const { entries } = JSON.parse(readFileSync(path.join(folder, "meta/_journal.json"), "utf8")) as {
  entries: { tag: string }[];
};
const topic = entries.findIndex(({ tag }) => tag.endsWith("_shelf_pictures"));
const statementsOf = (tag: string) => readFileSync(path.join(folder, `${tag}.sql`), "utf8");

it("gives shelves of before the pictures of a new shop, and leaves one that staff has put there", async () => {
  const database = await PGlite.create({ extensions: { pg_trgm, unaccent } });
  await database.exec("create extension pg_trgm; create extension unaccent");
  for (const { tag } of entries.slice(0, topic)) await database.exec(statementsOf(tag));
  const [basics, woman] = [scenePicture("collection-woman-basics", "wide"), scenePicture("collection-woman", "wide")];
  const photograph = { ...basics, url: "/uploads/tops.jpg" };
  const stand = (slug: string, image: object) =>
    database.query(
      `insert into collections (slug, position, profile_type, names, taglines, descriptions, image, product_count, sizes,
        families, genders) values ($1, 1, 'WOMAN', '{}', '{}', '{}', $2, 0, '{}', '{}', '{}')`,
      [slug, JSON.stringify(image)],
    );
  await stand("woman-tops", photograph);
  await stand("woman-bottoms", basics);
  await stand("woman-outerwear", woman);
  await stand("woman-basics", basics);
  await database.exec(statementsOf(entries[topic]?.tag ?? ""));
  const { rows } = await database.query<{ slug: string; image: object }>("select slug, image from collections");
  const coverOf = (slug: string) => {
    const shelf = collections.find((collection) => collection.slug === slug);
    return shelf && scenePicture(shelf.cover, "wide");
  };
  expect(Object.fromEntries(rows.map(({ slug, image }) => [slug, image]))).toEqual({
    "woman-tops": photograph,
    "woman-bottoms": coverOf("woman-bottoms"),
    "woman-outerwear": coverOf("woman-outerwear"),
    "woman-basics": basics,
  });
  await database.close();
});
