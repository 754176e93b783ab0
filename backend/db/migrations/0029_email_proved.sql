ALTER TABLE "clients" ADD COLUMN "email_proved_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "clients" SET "email_proved_at" = coalesce(
	(SELECT max("used_at") FROM "password_resets" WHERE "password_resets"."client_id" = "clients"."id"),
	(SELECT max("created_at") FROM "email_changes"
		WHERE "email_changes"."client_id" = "clients"."id" AND "status" IN ('CONFIRMED', 'TAKEN_BACK'))
);
