-- What the database itself keeps true. Until this migration a program ran these statements at each of its starts, so that
-- an older database may have them already: each one replaces what is there.

-- Texts and pictures of a product move out of its row, but for the search documents and what the stylist weighs: a search
-- then reads half as many blocks. Only rows written afterwards are affected.
ALTER TABLE "products" SET (toast_tuple_target = 1000),
  ALTER "search_fr" SET STORAGE main, ALTER "search_de" SET STORAGE main, ALTER "search_nl" SET STORAGE main,
  ALTER "search_es" SET STORAGE main, ALTER "sizes_in_stock" SET STORAGE main, ALTER "traits" SET STORAGE main,
  ALTER "materials" SET STORAGE main;
--> statement-breakpoint
-- The books: when a transaction commits, the postings of its entries add up to zero in each unit, and what was written
-- is never changed.
create or replace function require_balanced_entry() returns trigger language plpgsql as $$
declare
  off_by record;
begin
  select unit, sum(amount) as amount into off_by from ledger_postings
    where entry_id = new.entry_id group by unit having sum(amount) <> 0 limit 1;
  if found then
    raise exception 'ledger entry % is off by % %', new.entry_id, off_by.amount, off_by.unit using errcode = 'check_violation';
  end if;
  return null;
end $$;
--> statement-breakpoint
create or replace function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is never changed' using errcode = 'restrict_violation';
end $$;
--> statement-breakpoint
drop trigger if exists ledger_postings_balanced on ledger_postings;
--> statement-breakpoint
create constraint trigger ledger_postings_balanced after insert on ledger_postings
  deferrable initially deferred for each row execute function require_balanced_entry();
--> statement-breakpoint
create or replace trigger ledger_postings_kept before update or delete on ledger_postings
  for each statement execute function refuse_ledger_change();
--> statement-breakpoint
create or replace trigger ledger_entries_kept before update or delete on ledger_entries
  for each statement execute function refuse_ledger_change();
--> statement-breakpoint
-- The change feed: the database notes which cached pages a change concerns, whoever makes it: the API, staff or a
-- statement by hand. Columns no page shows (`sizes_in_stock` follows stock, `search_*` the texts) make no news, so that an
-- order costs nothing here unless a size sells out, comes back or gets scarce.
create or replace function note_product_change() returns trigger language plpgsql as $$
begin
  insert into catalog_changes (tag) values ('product:' || new.id);
  insert into catalog_changes (tag) select 'collection:' || collection_slug from collection_products where product_id = new.id;
  if new.is_published <> old.is_published then
    insert into catalog_changes (tag) values ('catalog');
  end if;
  return null;
end $$;
--> statement-breakpoint
create or replace function note_catalog_change() returns trigger language plpgsql as $$
begin
  insert into catalog_changes (tag) values ('catalog');
  return null;
end $$;
--> statement-breakpoint
create or replace function note_variant_change() returns trigger language plpgsql as $$
begin
  insert into catalog_changes (tag) values ('product:' || new.product_id);
  return null;
end $$;
--> statement-breakpoint
-- An import of more than a hundred products is announced as a change of the whole catalogue.
create or replace function note_variants_change() returns trigger language plpgsql as $$
begin
  if (select count(distinct product_id) from changed_rows) > 100 then
    insert into catalog_changes (tag) values ('catalog');
  else
    insert into catalog_changes (tag) select distinct 'product:' || product_id from changed_rows;
  end if;
  return null;
end $$;
--> statement-breakpoint
create or replace function note_collection_change() returns trigger language plpgsql as $$
begin
  insert into catalog_changes (tag) values ('catalog'), ('collection:' || coalesce(new.slug, old.slug));
  return null;
end $$;
--> statement-breakpoint
create or replace function note_members_change() returns trigger language plpgsql as $$
begin
  insert into catalog_changes (tag) select distinct 'collection:' || collection_slug from changed_rows;
  return null;
end $$;
--> statement-breakpoint
create or replace function note_looks_change() returns trigger language plpgsql as $$
begin
  insert into catalog_changes (tag) values ('looks');
  return null;
end $$;
--> statement-breakpoint
create or replace function note_brands_change() returns trigger language plpgsql as $$
begin
  insert into catalog_changes (tag) values ('catalog'), ('content:brand');
  return null;
end $$;
--> statement-breakpoint
create or replace function note_content_change() returns trigger language plpgsql as $$
begin
  insert into catalog_changes (tag) select distinct 'content:' || kind from changed_rows;
  return null;
end $$;
--> statement-breakpoint
create or replace trigger products_noted_update after update of sku, brand_id, profile_type, gender, family, meta_category,
    label, names, clean_names, descriptions, color, pattern, fabric, composition, care, warnings, origin, images, drawing,
    price_cents, original_price_cents, lowest_price_30_days_cents, discount_percent, collection_slug, rank, is_published,
    published_at
  on products for each row when (old.* is distinct from new.*) execute function note_product_change();
--> statement-breakpoint
create or replace trigger products_noted after insert or delete on products
  for each statement execute function note_catalog_change();
--> statement-breakpoint
-- 3 is `lowStockLimit` of backend/catalog/availability.ts.
create or replace trigger variants_noted_stock after update of stock on variants for each row
  when ((old.stock > 0) <> (new.stock > 0) or (old.stock <= 3) <> (new.stock <= 3))
  execute function note_variant_change();
--> statement-breakpoint
create or replace trigger variants_noted_update after update of size, position, product_id on variants
  for each row when (old.* is distinct from new.*) execute function note_variant_change();
--> statement-breakpoint
create or replace trigger variants_noted_insert after insert on variants
  referencing new table as changed_rows for each statement execute function note_variants_change();
--> statement-breakpoint
create or replace trigger variants_noted_delete after delete on variants
  referencing old table as changed_rows for each statement execute function note_variants_change();
--> statement-breakpoint
create or replace trigger collections_noted_update after update on collections
  for each row when (old.* is distinct from new.*) execute function note_collection_change();
--> statement-breakpoint
create or replace trigger collections_noted after insert or delete on collections
  for each row execute function note_collection_change();
--> statement-breakpoint
create or replace trigger members_noted_insert after insert on collection_products
  referencing new table as changed_rows for each statement execute function note_members_change();
--> statement-breakpoint
create or replace trigger members_noted_update after update on collection_products
  referencing new table as changed_rows for each statement execute function note_members_change();
--> statement-breakpoint
create or replace trigger members_noted_delete after delete on collection_products
  referencing old table as changed_rows for each statement execute function note_members_change();
--> statement-breakpoint
create or replace trigger looks_noted after insert or update or delete on looks
  for each statement execute function note_looks_change();
--> statement-breakpoint
create or replace trigger look_products_noted after insert or update or delete on look_products
  for each statement execute function note_looks_change();
--> statement-breakpoint
create or replace trigger brands_noted after insert or update or delete on brands
  for each statement execute function note_brands_change();
--> statement-breakpoint
create or replace trigger contents_noted_insert after insert on website_contents
  referencing new table as changed_rows for each statement execute function note_content_change();
--> statement-breakpoint
create or replace trigger contents_noted_update after update on website_contents
  referencing new table as changed_rows for each statement execute function note_content_change();
--> statement-breakpoint
create or replace trigger contents_noted_delete after delete on website_contents
  referencing old table as changed_rows for each statement execute function note_content_change();
