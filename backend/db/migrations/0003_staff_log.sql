CREATE TABLE "staff_action_results" (
	"action_id" uuid PRIMARY KEY NOT NULL,
	"status" integer NOT NULL,
	"error_code" text,
	"record_ids" jsonb NOT NULL,
	"changes" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"staff_name" text NOT NULL,
	"reason" text NOT NULL,
	"deed" jsonb NOT NULL,
	"digest" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"token_hash" text,
	"asked_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	"answer" text,
	"answered_at" timestamp (3) with time zone,
	"used_at" timestamp (3) with time zone,
	"used_key" text
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "staff_reason" text;--> statement-breakpoint
ALTER TABLE "staff_actions" ADD COLUMN "reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_actions" ADD COLUMN "is_write" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_actions" ADD COLUMN "record_kind" text DEFAULT 'ACCOUNT' NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_actions" ADD COLUMN "record_id" text;--> statement-breakpoint
ALTER TABLE "staff_actions" ADD COLUMN "sent" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_actions" ADD COLUMN "consent_id" uuid;--> statement-breakpoint
ALTER TABLE "staff_action_results" ADD CONSTRAINT "staff_action_results_action_id_staff_actions_id_fk" FOREIGN KEY ("action_id") REFERENCES "public"."staff_actions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_consents" ADD CONSTRAINT "staff_consents_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_consents_session" ON "staff_consents" USING btree ("session_id","digest");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_consents_token" ON "staff_consents" USING btree ("token_hash");--> statement-breakpoint
UPDATE "staff_actions" SET "record_kind" = CASE
	WHEN "call" LIKE '%-addresses%' THEN 'ADDRESS'
	WHEN "call" LIKE '%payment-methods%' OR "call" LIKE '%setup-intents%' OR "call" LIKE '%adyen-sessions%' THEN 'PAYMENT_METHOD'
	WHEN "call" LIKE '%/subscriptions%' THEN 'SUBSCRIPTION'
	WHEN "call" LIKE '%/requests%' THEN 'BOX'
	WHEN "call" LIKE '%/kids%' THEN 'PROFILE'
	WHEN "call" LIKE '%/orders%' THEN 'ORDER'
	WHEN "call" LIKE '%/returns%' THEN 'RETURN'
	WHEN "call" LIKE '%/cart%' THEN 'CART'
	WHEN "call" LIKE '%gift_cards%' THEN 'GIFT_CARD'
	WHEN "call" LIKE '%littlegeste%' THEN 'RECYCLING'
	WHEN "call" LIKE '%/tickets%' THEN 'MESSAGE'
	WHEN "call" LIKE '%/token%' THEN 'SESSION'
	ELSE 'ACCOUNT'
END;
--> statement-breakpoint
CREATE FUNCTION refuse_staff_log_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'the log of staff is never changed' USING errcode = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE FUNCTION refuse_early_staff_log_deletion() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF old.at < nullif(current_setting('staff_log.kept_since', true), '')::timestamptz THEN
		RETURN old;
	END IF;
	RAISE EXCEPTION 'the log of staff is kept until its time is over' USING errcode = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER staff_actions_kept BEFORE UPDATE OR TRUNCATE ON "staff_actions"
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_staff_log_change();
--> statement-breakpoint
CREATE TRIGGER staff_action_results_kept BEFORE UPDATE OR TRUNCATE ON "staff_action_results"
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_staff_log_change();
--> statement-breakpoint
CREATE TRIGGER staff_actions_kept_long BEFORE DELETE ON "staff_actions"
	FOR EACH ROW EXECUTE FUNCTION refuse_early_staff_log_deletion();
--> statement-breakpoint
CREATE TRIGGER staff_action_results_kept_long BEFORE DELETE ON "staff_action_results"
	FOR EACH ROW EXECUTE FUNCTION refuse_early_staff_log_deletion();
