ALTER TABLE "clients" ADD COLUMN "referral_code" text DEFAULT substr(md5(gen_random_uuid()::text), 1, 12) NOT NULL;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "loyalty_left_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "loyalty_rejoined_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD COLUMN "design" text DEFAULT 'TRUNK' NOT NULL;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD COLUMN "deliver_hour" integer;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD COLUMN "mailed_again" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD COLUMN "opened_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_referral_code_unique" UNIQUE("referral_code");