ALTER TABLE "products" ADD COLUMN "model" text;--> statement-breakpoint
CREATE INDEX "products_of_model" ON "products" USING btree ("model") WHERE "products"."model" is not null;--> statement-breakpoint
-- Products there are have none until somebody tells: what belongs together is no guess of ours. The pages of one model show
-- each other, so that news of one concerns all of them.
create or replace function note_product_change() returns trigger language plpgsql as $$
begin
  insert into catalog_changes (tag) values ('product:' || new.id);
  insert into catalog_changes (tag) select 'product:' || id from products where model in (new.model, old.model) and id <> new.id;
  insert into catalog_changes (tag) select 'collection:' || collection_slug from collection_products where product_id = new.id;
  if new.is_published <> old.is_published then
    insert into catalog_changes (tag) values ('catalog');
  end if;
  return null;
end $$;
--> statement-breakpoint
create or replace function note_variant_change() returns trigger language plpgsql as $$
begin
  insert into catalog_changes (tag) values ('product:' || new.product_id);
  insert into catalog_changes (tag) select 'product:' || other.id from products as one
    join products as other on other.model = one.model and other.id <> one.id where one.id = new.product_id;
  return null;
end $$;
--> statement-breakpoint
create or replace trigger products_noted_update after update of sku, brand_id, profile_type, gender, family, meta_category,
    label, model, names, clean_names, descriptions, color, pattern, fabric, composition, care, warnings, origin, details,
    length_measured, images, drawing, price_cents, original_price_cents, lowest_price_30_days_cents, discount_percent,
    collection_slug, rank, is_published, published_at
  on products for each row when (old.* is distinct from new.*) execute function note_product_change();
