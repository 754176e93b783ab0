CREATE TABLE "wardrobe_moves" (
	"order_line_id" uuid PRIMARY KEY NOT NULL,
	"profile_id" uuid,
	"from_profile_id" uuid,
	"sent_at" timestamp (3) with time zone,
	"moved_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "wardrobe_moves" ADD CONSTRAINT "wardrobe_moves_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wardrobe_moves" ADD CONSTRAINT "wardrobe_moves_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wardrobe_moves" ADD CONSTRAINT "wardrobe_moves_from_profile_id_profiles_id_fk" FOREIGN KEY ("from_profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wardrobe_moves_profile" ON "wardrobe_moves" USING btree ("profile_id");