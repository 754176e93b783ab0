CREATE TABLE "optin_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" uuid NOT NULL,
	"line" text NOT NULL,
	"is_given" boolean NOT NULL,
	"source" text,
	"staff_name" text,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "clients_email";--> statement-breakpoint
ALTER TABLE "clients" ALTER COLUMN "password_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "is_provisional" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "is_guest" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "optin_changes" ADD CONSTRAINT "optin_changes_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "optin_changes_client" ON "optin_changes" USING btree ("client_id","at");--> statement-breakpoint
CREATE INDEX "clients_provisional" ON "clients" USING btree ("created_at") WHERE "clients"."is_provisional";--> statement-breakpoint
CREATE UNIQUE INDEX "clients_email" ON "clients" USING btree (lower("email")) WHERE not "clients"."is_provisional";--> statement-breakpoint
-- Who said yes before it was written down: the last that is known is the day of the sign-up.
INSERT INTO "optin_changes" ("id", "client_id", "line", "is_given", "source", "at")
SELECT gen_random_uuid(), "id", 'KID', true, "optin_source_kid", "created_at" FROM "clients" WHERE "is_optin_kid";--> statement-breakpoint
INSERT INTO "optin_changes" ("id", "client_id", "line", "is_given", "source", "at")
SELECT gen_random_uuid(), "id", 'WOMAN', true, "optin_source_woman", "created_at" FROM "clients" WHERE "is_optin_woman";
