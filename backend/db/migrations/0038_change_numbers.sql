CREATE SEQUENCE "public"."change_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
ALTER TABLE "catalog_changes" ADD COLUMN "number" integer;--> statement-breakpoint
ALTER TABLE "catalog_changes" DROP COLUMN "attempts";--> statement-breakpoint
ALTER TABLE "catalog_changes" DROP COLUMN "next_attempt_at";--> statement-breakpoint
ALTER TABLE "catalog_changes" ADD CONSTRAINT "catalog_changes_number_unique" UNIQUE("number");