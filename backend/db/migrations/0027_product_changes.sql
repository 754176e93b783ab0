-- When the pages of the products there are last changed nobody noted: they have no moment until they do.
ALTER TABLE "products" ADD COLUMN "changed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "gtin" text;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_gtin_digits" CHECK ("variants"."gtin" ~ '^([0-9]{8}|[0-9]{12,14})$');--> statement-breakpoint
-- What a page says of the piece itself: neither its stock nor where it stands in lists, which change without anybody's doing.
create or replace function date_product_change() returns trigger language plpgsql as $$
begin
  if (new.brand_id, new.label, new.model, new.names, new.descriptions, new.color, new.pattern, new.fabric, new.composition,
      new.care, new.warnings, new.origin, new.details, new.length_measured, new.images, new.price_cents,
      new.original_price_cents, new.lowest_price_30_days_cents)
    is distinct from
     (old.brand_id, old.label, old.model, old.names, old.descriptions, old.color, old.pattern, old.fabric, old.composition,
      old.care, old.warnings, old.origin, old.details, old.length_measured, old.images, old.price_cents,
      old.original_price_cents, old.lowest_price_30_days_cents)
  then
    new.changed_at := now();
  end if;
  return new;
end $$;
--> statement-breakpoint
create or replace trigger products_dated before update of brand_id, label, model, names, descriptions, color, pattern, fabric,
    composition, care, warnings, origin, details, length_measured, images, price_cents, original_price_cents,
    lowest_price_30_days_cents
  on products for each row execute function date_product_change();
--> statement-breakpoint
create or replace trigger variants_noted_update after update of size, position, product_id, length_cm, gtin on variants
  for each row when (old.* is distinct from new.*) execute function note_variant_change();
