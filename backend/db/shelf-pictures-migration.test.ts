import { expect, it } from "vitest";
import { beforeMigration } from "#tests/backend/before-migration.ts";
import { collections } from "./seed/content/collections.ts";
import { scenePicture } from "./seed/scene-picture.ts";

it("gives shelves of before the pictures of a new shop, and leaves one that staff has put there", async () => {
  const { database, migrate } = await beforeMigration("_shelf_pictures");
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
  await migrate();
  const { rows } = await database.query<{ slug: string; image: object }>("select slug, image from collections");
  const coverOf = (slug: string) => {
    const shelf = collections.find((collection) => collection.slug === slug);
    return shelf && scenePicture(shelf.cover, "wide");
  };
  /* Later migrations give drawings the address of their newest version. */
  const versionless = (images: Record<string, object | undefined>) =>
    JSON.parse(JSON.stringify(images).replaceAll(/-[0-9a-f]{12}\.svg/g, ".svg")) as unknown;
  expect(versionless(Object.fromEntries(rows.map(({ slug, image }) => [slug, image])))).toEqual(
    versionless({
      "woman-tops": photograph,
      "woman-bottoms": coverOf("woman-bottoms"),
      "woman-outerwear": coverOf("woman-outerwear"),
      "woman-basics": basics,
    }),
  );
  await database.close();
});
