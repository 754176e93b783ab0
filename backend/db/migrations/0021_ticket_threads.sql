CREATE TABLE "ticket_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ticket_id" uuid NOT NULL,
	"sequence" integer NOT NULL,
	"author" text NOT NULL,
	"staff_name" text,
	"content" text NOT NULL,
	"attachment" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ticket_messages_order" UNIQUE("ticket_id","sequence")
);
--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "status" text DEFAULT 'OPEN' NOT NULL;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "updated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "ticket_messages" ADD CONSTRAINT "ticket_messages_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;