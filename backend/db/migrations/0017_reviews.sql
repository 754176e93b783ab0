CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" serial NOT NULL,
	"client_id" uuid NOT NULL,
	"product_id" integer NOT NULL,
	"order_line_id" uuid NOT NULL,
	"score" integer NOT NULL,
	"fit" text,
	"text" text NOT NULL,
	"language" text NOT NULL,
	"status" text NOT NULL,
	"doubts" text[] NOT NULL,
	"refusal" text,
	"answer" text,
	"answered_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"published_at" timestamp (3) with time zone,
	CONSTRAINT "reviews_number_unique" UNIQUE("number"),
	CONSTRAINT "reviews_score" CHECK ("reviews"."score" between 1 and 5),
	CONSTRAINT "reviews_published" CHECK (("reviews"."status" = 'PUBLISHED') = ("reviews"."published_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "review_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "review_stars" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_once" ON "reviews" USING btree ("client_id","product_id");--> statement-breakpoint
CREATE INDEX "reviews_order_line" ON "reviews" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "reviews_of_product" ON "reviews" USING btree ("product_id","published_at") WHERE "reviews"."status" = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX "reviews_newest" ON "reviews" USING btree ("published_at") WHERE "reviews"."status" = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX "reviews_held" ON "reviews" USING btree ("updated_at") WHERE "reviews"."status" = 'HELD';--> statement-breakpoint
-- What lists show of reviews stands with the product, and follows them whoever changes them. The product is locked first:
-- of two reviews written at once the second counts both.
create or replace function note_review_change() returns trigger language plpgsql as $$
declare
  changed integer := coalesce(new.product_id, old.product_id);
begin
  if coalesce(old.status, '') <> 'PUBLISHED' and coalesce(new.status, '') <> 'PUBLISHED' then
    return null;
  end if;
  perform 1 from products where id = changed for no key update;
  update products set review_count = counted.reviews, review_stars = counted.stars
    from (select count(*) as reviews, coalesce(sum(score), 0) as stars from reviews
      where product_id = changed and status = 'PUBLISHED') counted
    where products.id = changed;
  insert into catalog_changes (tag) values ('product:' || changed), ('content:review');
  return null;
end $$;
--> statement-breakpoint
create or replace trigger reviews_noted after insert or update or delete on reviews
  for each row execute function note_review_change();
--> statement-breakpoint
-- Invented for the demo, and never reviews of buyers.
delete from website_contents where kind = 'testimonial';
