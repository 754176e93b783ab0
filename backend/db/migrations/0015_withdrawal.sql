CREATE TABLE "declarations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"kind" text NOT NULL,
	"client_id" uuid,
	"sender_name" text NOT NULL,
	"sender_email" text NOT NULL,
	"contract" text NOT NULL,
	"content" jsonb NOT NULL,
	"order_id" uuid,
	"gift_card_id" uuid,
	"subscription_id" uuid,
	"status" text NOT NULL,
	"outcome" text,
	"return_id" uuid,
	"locale" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	CONSTRAINT "declarations_number_unique" UNIQUE("number")
);
--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "refund_to" text DEFAULT 'PAYMENT_METHOD' NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "converted_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cancelled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "declarations" ADD CONSTRAINT "declarations_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declarations" ADD CONSTRAINT "declarations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declarations" ADD CONSTRAINT "declarations_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "declarations_client" ON "declarations" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "declarations_waiting" ON "declarations" USING btree ("order_id") WHERE "declarations"."status" = 'WAITING';--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_converted" CHECK ("refunds"."converted_cents" between 0 and "refunds"."wallet_cents");