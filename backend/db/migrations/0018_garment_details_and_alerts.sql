CREATE TABLE "stock_alerts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"variant_id" integer NOT NULL,
	"email" text NOT NULL,
	"locale" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "details" jsonb;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "length_measured" text;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "length_cm" integer;--> statement-breakpoint
ALTER TABLE "stock_alerts" ADD CONSTRAINT "stock_alerts_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "stock_alerts_waiting" ON "stock_alerts" USING btree ("variant_id","email") WHERE "stock_alerts"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "stock_alerts_email" ON "stock_alerts" USING btree ("email");--> statement-breakpoint
CREATE INDEX "stock_alerts_ended" ON "stock_alerts" USING btree ("ended_at");
--> statement-breakpoint
create or replace trigger products_noted_update after update of sku, brand_id, profile_type, gender, family, meta_category,
    label, names, clean_names, descriptions, color, pattern, fabric, composition, care, warnings, origin, details,
    length_measured, images, drawing, price_cents, original_price_cents, lowest_price_30_days_cents, discount_percent,
    collection_slug, rank, is_published, published_at
  on products for each row when (old.* is distinct from new.*) execute function note_product_change();
--> statement-breakpoint
create or replace trigger variants_noted_update after update of size, position, product_id, length_cm on variants
  for each row when (old.* is distinct from new.*) execute function note_variant_change();
