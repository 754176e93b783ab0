ALTER TABLE "payment_methods" ADD COLUMN "fingerprint" text;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD COLUMN "kept_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD COLUMN "encrypted_card" jsonb;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD COLUMN "access_key" text DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "referrals" ADD COLUMN "reward_cents" integer;--> statement-breakpoint
ALTER TABLE "referrals" ADD COLUMN "refusal" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "keeps_method" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_payment_methods" ADD COLUMN "fingerprint" text;--> statement-breakpoint
CREATE INDEX "payment_methods_once" ON "payment_methods" USING btree ("created_at") WHERE "payment_methods"."kept_at" is null and "payment_methods"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "referrals_open" ON "referrals" USING btree ("friend_client_id") WHERE "referrals"."rewarded_at" is null and "referrals"."refusal" is null;--> statement-breakpoint
-- Cards that were saved before stay saved.
UPDATE "payment_methods" SET "kept_at" = "created_at";--> statement-breakpoint
UPDATE "referrals" SET "reward_cents" = 1000 WHERE "rewarded_at" IS NOT NULL;--> statement-breakpoint
-- Sales whose invoice nobody has asked for get one, dated at the sale, after those of their year that have one.
INSERT INTO "invoices" ("order_id", "year", "sequence", "issued_at")
SELECT "sold"."id", "sold"."year",
  coalesce((SELECT max("sequence") FROM "invoices" WHERE "invoices"."year" = "sold"."year"), 0)
    + row_number() OVER (PARTITION BY "sold"."year" ORDER BY "sold"."paid_at", "sold"."number"),
  "sold"."paid_at"
FROM (
  SELECT "id", "number", "paid_at", extract(year FROM "paid_at" AT TIME ZONE 'Europe/Paris')::integer AS "year"
  FROM "orders"
  WHERE "paid_at" IS NOT NULL AND "exchange_of" IS NULL AND "status" <> 'CANCELLED'
    AND NOT EXISTS (SELECT FROM "invoices" WHERE "invoices"."order_id" = "orders"."id")
) AS "sold";
