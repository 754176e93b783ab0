import { expect, it } from "vitest";
import { beforeMigration } from "#tests/backend/before-migration.ts";
import { kinds } from "../catalog/garment-facts.ts";
import { fabrics } from "../pictures/types.ts";
import { occasionsOf } from "./seed/occasions.ts";

const garments = (["WOMAN", "GIRL"] as const).flatMap((gender) =>
  kinds.flatMap((silhouette) => fabrics.map((fabric) => ({ gender, silhouette, fabric }))),
);
/* Every second one of the children's stands on the shelf of feasts. */
const slugsOf = ({ gender }: (typeof garments)[number], index: number): "party"[] =>
  gender === "GIRL" && index % 2 === 0 ? ["party"] : [];

it("tells pieces of before, women's by kind and cloth and children's by the shelf they stand on, and search finds them", async () => {
  const { database, migrate } = await beforeMigration("_occasions");
  await database.exec(`insert into brands (slug, name, country_code, description, manufacturer)
    values ('b', 'B', 'FR', '{}', '{}');
    insert into collections (slug, position, profile_type, names, taglines, descriptions, image, product_count, sizes,
      families, genders)
    values ('party', 1, 'KID', '{}', '{}', '{}', '{}', 0, '{}', '{}', '{}')`);
  await database.query(
    `insert into products (id, sku, brand_id, profile_type, gender, family, meta_category, kind, cut, role, has_short_sleeves,
      dress, is_relaxed, names, clean_names, descriptions, color, pattern, fabric, composition, care, warnings, origin, images,
      price_cents, collection_slug, rank, published_at, search_fr, search_de, search_nl, search_es)
    select place, 'S' || place, 1, 'KID', garment ->> 'gender', 'TOPS', 'TOP', garment ->> 'silhouette', 'child', 'UNDER',
      false, 'PLAIN', false, '{}', '{}', '{}', '{"code": "navy", "hex": "#1f2a44"}', '{"code": "dot"}',
      jsonb_build_object('code', garment ->> 'fabric'), '[]', '{}', '{}', '{}', '[]', 1000, 'girls', place, now(), 'robe',
      'robe', 'robe', 'robe'
    from jsonb_array_elements($1::jsonb) with ordinality as one(garment, place)`,
    [JSON.stringify(garments)],
  );
  const inParty = garments.flatMap((garment, index) => (slugsOf(garment, index).length > 0 ? [index + 1] : []));
  await database.query(
    `insert into collection_products (collection_slug, product_id, position, gender, family, price_cents,
      discount_percent, published_at)
    select 'party', id, id, 'GIRL', 'TOPS', 1000, 0, now() from unnest($1::int[]) as id`,
    [inParty],
  );
  await migrate();
  const { rows } = await database.query<{ occasions: string[]; is_found: boolean }>(
    `select occasions, search_de @@ '''o:PARTY'''::tsquery as is_found from products order by id`,
  );
  const told = garments.map((garment, index) => occasionsOf(garment, slugsOf(garment, index)));
  expect(rows).toEqual(told.map((occasions) => ({ occasions, is_found: occasions.length > 0 })));
  const changed = await database.query(
    `update products set occasions = '{}' where id = $1 returning search_fr @@ '''o:PARTY'''::tsquery as is_found`,
    [inParty[0]],
  );
  expect(changed.rows).toEqual([{ is_found: false }]);
  await database.close();
});
