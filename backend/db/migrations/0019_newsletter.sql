CREATE TABLE "mail_bounces" (
	"email" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"reason" text NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"given_up_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "newsletters" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"list" text NOT NULL,
	"language" text NOT NULL,
	"age_from" integer,
	"age_to" integer,
	"content" jsonb NOT NULL,
	"staff_name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "newsletters_name_unique" UNIQUE("name")
);
--> statement-breakpoint
ALTER TABLE "subscribers" ADD COLUMN "confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
-- Who signed up before anybody was asked to confirm: where the country asks for it, nothing is sent until they do.
UPDATE "subscribers" SET "confirmed_at" = "created_at" WHERE "language" <> 'de';
