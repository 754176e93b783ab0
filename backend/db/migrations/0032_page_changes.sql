-- When the pages of what is there last changed nobody noted: they have no moment until they do.
ALTER TABLE "brands" ADD COLUMN "changed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "collections" ADD COLUMN "changed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "looks" ADD COLUMN "changed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "website_contents" ADD COLUMN "changed_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "products_dated" ON "products" USING btree ("id","brand_id","changed_at");--> statement-breakpoint
-- What comes is dated, unless whoever brings it knows better.
create or replace function date_arrival() returns trigger language plpgsql as $$
begin
  new.changed_at := coalesce(new.changed_at, now());
  return new;
end $$;
--> statement-breakpoint
create or replace function date_change() returns trigger language plpgsql as $$
begin
  new.changed_at := now();
  return new;
end $$;
--> statement-breakpoint
create or replace trigger products_dated_arrival before insert on products for each row execute function date_arrival();
--> statement-breakpoint
create or replace trigger brands_dated_arrival before insert on brands for each row execute function date_arrival();
--> statement-breakpoint
create or replace trigger collections_dated_arrival before insert on collections for each row execute function date_arrival();
--> statement-breakpoint
create or replace trigger looks_dated_arrival before insert on looks for each row execute function date_arrival();
--> statement-breakpoint
create or replace trigger contents_dated_arrival before insert on website_contents for each row execute function date_arrival();
--> statement-breakpoint
-- A product that goes and comes back changes the lists, brands and looks it is in, and its own page is there again.
create or replace trigger products_dated_publication before update of is_published on products for each row
  when (old.is_published <> new.is_published) execute function date_change();
--> statement-breakpoint
create or replace trigger brands_dated before update of name, country_code, description on brands for each row
  when ((old.name, old.country_code, old.description) is distinct from (new.name, new.country_code, new.description))
  execute function date_change();
--> statement-breakpoint
create or replace trigger collections_dated before update of names, taglines, descriptions, image on collections for each row
  when ((old.names, old.taglines, old.descriptions, old.image) is distinct from (new.names, new.taglines, new.descriptions, new.image))
  execute function date_change();
--> statement-breakpoint
create or replace trigger looks_dated before update of profile_type, stylist_slug, names, descriptions, image on looks for each row
  when ((old.profile_type, old.stylist_slug, old.names, old.descriptions, old.image)
    is distinct from (new.profile_type, new.stylist_slug, new.names, new.descriptions, new.image))
  execute function date_change();
--> statement-breakpoint
create or replace trigger contents_dated before update of position, data on website_contents for each row
  when ((old.position, old.data) is distinct from (new.position, new.data)) execute function date_change();
--> statement-breakpoint
-- Which products are in a collection or a look; prices that members carry are the products' own.
create or replace function date_collections() returns trigger language plpgsql as $$
begin
  update collections set changed_at = now() where slug in (select collection_slug from changed_rows);
  return null;
end $$;
--> statement-breakpoint
create or replace trigger members_dated_insert after insert on collection_products
  referencing new table as changed_rows for each statement execute function date_collections();
--> statement-breakpoint
create or replace trigger members_dated_delete after delete on collection_products
  referencing old table as changed_rows for each statement execute function date_collections();
--> statement-breakpoint
create or replace function date_looks() returns trigger language plpgsql as $$
begin
  update looks set changed_at = now() where id in (select look_id from changed_rows);
  return null;
end $$;
--> statement-breakpoint
create or replace trigger look_products_dated_insert after insert on look_products
  referencing new table as changed_rows for each statement execute function date_looks();
--> statement-breakpoint
create or replace trigger look_products_dated_update after update on look_products
  referencing new table as changed_rows for each statement execute function date_looks();
--> statement-breakpoint
create or replace trigger look_products_dated_delete after delete on look_products
  referencing old table as changed_rows for each statement execute function date_looks();
--> statement-breakpoint
-- Frequent questions stand on one page: a section that goes leaves its day to those that stay.
create or replace function date_rest_of_faq() returns trigger language plpgsql as $$
begin
  update website_contents set changed_at = now()
    where kind = 'faq' and locale in (select locale from changed_rows where kind = 'faq');
  return null;
end $$;
--> statement-breakpoint
create or replace trigger contents_dated_delete after delete on website_contents
  referencing old table as changed_rows for each statement execute function date_rest_of_faq();
--> statement-breakpoint
-- The day of a change is no change: only what pages show makes news of the whole catalogue.
create or replace trigger collections_noted_update after update of slug, position, profile_type, gender, is_shop, is_suggestion,
    names, taglines, descriptions, image, drawing, product_count, sizes, families, genders on collections
  for each row when (old.* is distinct from new.*) execute function note_collection_change();
