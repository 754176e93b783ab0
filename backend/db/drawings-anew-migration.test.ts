import { expect, it } from "vitest";
import { beforeMigration } from "#tests/backend/before-migration.ts";
import { pictureUrl } from "../catalog/picture-address.ts";
import type { GarmentSpec } from "../pictures/types.ts";
import { scenePicture } from "./seed/scene-picture.ts";

const spec = (over: Partial<GarmentSpec>): GarmentSpec => ({
  silhouette: "dress",
  cut: "woman",
  pattern: "dot",
  fabric: "satin",
  color: "#8d4a4f",
  accent: "#f3d7c4",
  seed: 114,
  ...over,
});
const drawings = [
  spec({}),
  spec({ silhouette: "skirt", seed: 7 }),
  spec({ cut: "child" }),
  spec({ silhouette: "coat" }),
];
const before = (place: string) => `${place}-0123456789ab.svg`;

it("gives what is drawn anew an address of its own, and leaves photographs and what is drawn as before", async () => {
  const { database, migrate } = await beforeMigration("_drawings_anew");
  await database.exec(`insert into brands (slug, name, country_code, description, manufacturer)
    values ('b', 'B', 'FR', '{}', '{}')`);
  await database.query(
    `insert into products (id, sku, brand_id, profile_type, gender, family, meta_category, kind, cut, role, has_short_sleeves,
      dress, is_relaxed, names, clean_names, descriptions, color, pattern, fabric, composition, care, warnings, origin, images,
      drawing, price_cents, collection_slug, rank, published_at, search_fr, search_de, search_nl, search_es)
    select place, 'S' || place, 1, 'WOMAN', 'WOMAN', 'DRESSES', 'TOP', 'dress', 'woman', 'UNDER', false, 'PLAIN', false, '{}',
      '{}', '{}', '{"code": "navy", "hex": "#1f2a44"}', '{"code": "dot"}', '{"code": "satin"}', '[]', '{}', '{}', '{}',
      jsonb_build_array(
        jsonb_build_object('view', 'front', 'url', '/pictures/products/' || place || '/front-0123456789ab.svg'),
        jsonb_build_object('view', 'back', 'url', '/uploads/back.jpg')),
      drawing, 1000, 'woman', place, now(), 'robe', 'robe', 'robe', 'robe'
    from jsonb_array_elements($1::jsonb) with ordinality as one(drawing, place)`,
    [JSON.stringify(drawings)],
  );
  const looks = [drawings, drawings.slice(2)].map((specs, index) => ({ specs, seed: index + 1 }));
  for (const [index, drawing] of looks.entries())
    await database.query(
      `insert into looks (id, profile_type, position, stylist_slug, names, descriptions, drawing, image)
      values ($1::int, 'WOMAN', 1, 's', '{}', '{}', $2, jsonb_build_object('url', $3::text))`,
      [index + 1, JSON.stringify(drawing), before(`/pictures/looks/${index + 1}`)],
    );
  const covers = ["birth-gift", "collection-baby", "collection-rain", "collection-woman"] as const;
  const stand = (slug: string, url: string) =>
    database.query(
      `insert into collections (slug, position, profile_type, names, taglines, descriptions, image, product_count, sizes,
        families, genders) values ($1, 1, 'KID', '{}', '{}', '{}', jsonb_build_object('url', $2::text, 'alt', '{}'::jsonb), 0,
        '{}', '{}', '{}')`,
      [slug, url],
    );
  for (const cover of covers) await stand(cover, before(`/pictures/scenes/${cover}-wide`));
  await stand("photograph", "/uploads/shelf.jpg");
  await migrate();

  const urls = async (table: string, url: string) =>
    (await database.query<{ url: string }>(`select ${url} as url from ${table} order by id`)).rows.map(
      (row) => row.url,
    );
  expect(await urls("products", "images -> 0 ->> 'url'")).toEqual(
    drawings.map((drawing, index) =>
      index < 2
        ? pictureUrl("products", `${index + 1}/front`, drawing)
        : before(`/pictures/products/${index + 1}/front`),
    ),
  );
  expect(new Set(await urls("products", "images -> 1 ->> 'url'"))).toEqual(new Set(["/uploads/back.jpg"]));
  expect(await urls("looks", "image ->> 'url'")).toEqual([
    pictureUrl("looks", "1", looks[0]),
    before("/pictures/looks/2"),
  ]);
  const { rows } = await database.query<{ slug: string; image: object }>("select slug, image from collections");
  const shown = Object.fromEntries(rows.map(({ slug, image }) => [slug, image]));
  const alone = (name: (typeof covers)[number]) => {
    const { url, alt } = scenePicture(name, "wide");
    return { url, alt: name === "collection-woman" ? {} : alt };
  };
  expect(shown).toEqual({
    ...Object.fromEntries(covers.map((name) => [name, alone(name)])),
    photograph: { url: "/uploads/shelf.jpg", alt: {} },
  });
  await database.close();
});
