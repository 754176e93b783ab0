import { expect, it } from "vitest";
import { beforeMigration } from "#tests/backend/before-migration.ts";
import { families } from "#contract/catalog.ts";
import { kinds, usualNature } from "../catalog/garment-facts.ts";
import { fabrics } from "../pictures/types.ts";

const garments = [null, ...kinds].flatMap((kind) =>
  families.flatMap((family) => fabrics.map((fabric) => ({ kind, family, fabric }))),
);

it("gives products of before, photographs too, what the program of before worked out for them", async () => {
  const { database, migrate } = await beforeMigration("garment_nature");
  await database.exec(`insert into brands (slug, name, country_code, description, manufacturer)
    values ('b', 'B', 'FR', '{}', '{}')`);
  await database.query(
    `insert into products (id, sku, brand_id, profile_type, gender, family, meta_category, names, clean_names, descriptions,
      color, pattern, fabric, composition, care, warnings, origin, images, drawing, price_cents, collection_slug, rank,
      published_at, search_fr, search_de, search_nl, search_es)
    select place, 'S' || place, 1, 'KID', 'MIXED', garment ->> 'family', 'TOP', '{}', '{}', '{}',
      '{"code": "navy", "hex": "#1f2a44"}', '{"code": "dot"}', jsonb_build_object('code', garment ->> 'fabric'), '[]', '{}',
      '{}', '{}', '[]', case when garment ->> 'kind' is null then null
        else jsonb_build_object('silhouette', garment ->> 'kind', 'cut', 'child') end,
      1000, 'girls', place, now(), 'robe', 'robe', 'robe', 'robe'
    from jsonb_array_elements($1::jsonb) with ordinality as one(garment, place)`,
    [JSON.stringify(garments)],
  );
  const before = await database.query("select traits, search_fr::text from products order by id");
  await migrate();
  const { rows } = await database.query(`select kind, family, fabric ->> 'code' as fabric, cut, role,
    has_short_sleeves as "hasShortSleeves", climate, dress, is_relaxed as "isRelaxed" from products order by id`);
  expect(rows).toEqual(
    garments.map((garment) => ({
      ...garment,
      cut: garment.kind === null ? null : "child",
      ...usualNature(garment),
    })),
  );
  const after = await database.query("select traits, search_fr::text from products order by id");
  expect(after.rows).toEqual(before.rows);
  const searched = await database.query(
    `update products set kind = 'polo' where id = 1 returning search_fr @@ '''k:polo'''::tsquery as is_found`,
  );
  expect(searched.rows).toEqual([{ is_found: true }]);
  await database.close();
});
