import { lowStockLimit } from "../catalog/availability.ts";

/** An import of more products than this is announced as a change of the whole catalogue. */
const manyProducts = 100;

/**
 * The database itself notes which cached pages a change concerns, whoever makes it: the API, staff or a statement by hand.
 * Columns no page shows (`sizes_in_stock` follows stock, `search_*` the texts) make no news, so that an order costs nothing
 * here unless a size sells out, comes back or gets scarce. Run at every start.
 */
export const changeFeed = `
create or replace function note_product_change() returns trigger language plpgsql as $$
begin
  insert into catalog_changes (tag) values ('product:' || new.id);
  insert into catalog_changes (tag) select 'collection:' || collection_slug from collection_products where product_id = new.id;
  if new.is_published <> old.is_published then
    insert into catalog_changes (tag) values ('catalog');
  end if;
  return null;
end $$;

create or replace function note_catalog_change() returns trigger language plpgsql as $$
begin
  insert into catalog_changes (tag) values ('catalog');
  return null;
end $$;

create or replace function note_variant_change() returns trigger language plpgsql as $$
begin
  insert into catalog_changes (tag) values ('product:' || new.product_id);
  return null;
end $$;

create or replace function note_variants_change() returns trigger language plpgsql as $$
begin
  if (select count(distinct product_id) from changed_rows) > ${manyProducts} then
    insert into catalog_changes (tag) values ('catalog');
  else
    insert into catalog_changes (tag) select distinct 'product:' || product_id from changed_rows;
  end if;
  return null;
end $$;

create or replace function note_collection_change() returns trigger language plpgsql as $$
begin
  insert into catalog_changes (tag) values ('catalog'), ('collection:' || coalesce(new.slug, old.slug));
  return null;
end $$;

create or replace function note_members_change() returns trigger language plpgsql as $$
begin
  insert into catalog_changes (tag) select distinct 'collection:' || collection_slug from changed_rows;
  return null;
end $$;

create or replace function note_looks_change() returns trigger language plpgsql as $$
begin
  insert into catalog_changes (tag) values ('looks');
  return null;
end $$;

create or replace function note_brands_change() returns trigger language plpgsql as $$
begin
  insert into catalog_changes (tag) values ('catalog'), ('content:brand');
  return null;
end $$;

create or replace function note_content_change() returns trigger language plpgsql as $$
begin
  insert into catalog_changes (tag) select distinct 'content:' || kind from changed_rows;
  return null;
end $$;

create or replace trigger products_noted_update after update of sku, brand_id, profile_type, gender, family, meta_category,
    label, names, clean_names, descriptions, color, pattern, fabric, composition, care, warnings, origin, images, drawing,
    price_cents, original_price_cents, lowest_price_30_days_cents, discount_percent, collection_slug, rank, is_published,
    published_at
  on products for each row when (old.* is distinct from new.*) execute function note_product_change();
create or replace trigger products_noted after insert or delete on products
  for each statement execute function note_catalog_change();

create or replace trigger variants_noted_stock after update of stock on variants for each row
  when ((old.stock > 0) <> (new.stock > 0) or (old.stock <= ${lowStockLimit}) <> (new.stock <= ${lowStockLimit}))
  execute function note_variant_change();
create or replace trigger variants_noted_update after update of size, position, product_id on variants
  for each row when (old.* is distinct from new.*) execute function note_variant_change();
create or replace trigger variants_noted_insert after insert on variants
  referencing new table as changed_rows for each statement execute function note_variants_change();
create or replace trigger variants_noted_delete after delete on variants
  referencing old table as changed_rows for each statement execute function note_variants_change();

create or replace trigger collections_noted_update after update on collections
  for each row when (old.* is distinct from new.*) execute function note_collection_change();
create or replace trigger collections_noted after insert or delete on collections
  for each row execute function note_collection_change();

create or replace trigger members_noted_insert after insert on collection_products
  referencing new table as changed_rows for each statement execute function note_members_change();
create or replace trigger members_noted_update after update on collection_products
  referencing new table as changed_rows for each statement execute function note_members_change();
create or replace trigger members_noted_delete after delete on collection_products
  referencing old table as changed_rows for each statement execute function note_members_change();

create or replace trigger looks_noted after insert or update or delete on looks
  for each statement execute function note_looks_change();
create or replace trigger look_products_noted after insert or update or delete on look_products
  for each statement execute function note_looks_change();
create or replace trigger brands_noted after insert or update or delete on brands
  for each statement execute function note_brands_change();

create or replace trigger contents_noted_insert after insert on website_contents
  referencing new table as changed_rows for each statement execute function note_content_change();
create or replace trigger contents_noted_update after update on website_contents
  referencing new table as changed_rows for each statement execute function note_content_change();
create or replace trigger contents_noted_delete after delete on website_contents
  referencing old table as changed_rows for each statement execute function note_content_change();
`;
