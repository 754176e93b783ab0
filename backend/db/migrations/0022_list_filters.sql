-- What a list is narrowed by besides whom, what and which size, each with the letter of its filter ("c:navy").
-- backend/catalog/facet-codes.ts names the letters.
create or replace function product_facets(color jsonb, pattern jsonb, fabric jsonb, brand_id integer, original_price_cents integer, details jsonb)
  returns text[] language sql immutable parallel safe as $$
  select array_remove(array[
    'c:' || (color ->> 'code'),
    'p:' || (pattern ->> 'code'),
    'f:' || (fabric ->> 'code'),
    'b:' || brand_id,
    case when original_price_cents is not null then 'o:1' end
  ] || array(select 's:' || season from jsonb_array_elements_text(coalesce(details -> 'seasons', '[]')) as season), null)
$$;
--> statement-breakpoint
DROP INDEX "products_by_rank";--> statement-breakpoint
DROP INDEX "products_by_price";--> statement-breakpoint
DROP INDEX "products_by_publication";--> statement-breakpoint
DROP INDEX "products_by_discount";--> statement-breakpoint
DROP INDEX "products_by_kind";--> statement-breakpoint
DROP INDEX "products_listed";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "facets" text[] GENERATED ALWAYS AS (product_facets(color, pattern, fabric, brand_id, original_price_cents, details)) STORED NOT NULL;--> statement-breakpoint
-- Read by thousands, and therefore kept in the row (see 0001); rows there already are written anew for it.
ALTER TABLE "products" ALTER "facets" SET STORAGE main;--> statement-breakpoint
update products set details = details;--> statement-breakpoint
CREATE INDEX "products_facets" ON "products" USING gin ("facets");--> statement-breakpoint
CREATE INDEX "products_by_rank" ON "products" USING btree ("rank","gender","family","sizes_in_stock","id","facets","price_cents") WHERE "products"."is_listed";--> statement-breakpoint
CREATE INDEX "products_by_price" ON "products" USING btree ("price_cents","id","gender","family","sizes_in_stock","facets") WHERE "products"."is_listed";--> statement-breakpoint
CREATE INDEX "products_by_publication" ON "products" USING btree ("published_at","id","gender","family","sizes_in_stock","facets","price_cents") WHERE "products"."is_listed";--> statement-breakpoint
CREATE INDEX "products_by_discount" ON "products" USING btree ("discount_percent","id","gender","family","sizes_in_stock","facets","price_cents") WHERE "products"."is_listed";--> statement-breakpoint
CREATE INDEX "products_by_kind" ON "products" USING btree ("family","gender","rank","sizes_in_stock","price_cents","discount_percent","published_at","id","facets") WHERE "products"."is_listed";--> statement-breakpoint
CREATE INDEX "products_listed" ON "products" USING btree ("id","gender","family","sizes_in_stock","price_cents","discount_percent","published_at","facets") WHERE "products"."is_listed";