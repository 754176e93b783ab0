ALTER TABLE "ticket_messages" ADD COLUMN "mail_id" text;--> statement-breakpoint
ALTER TABLE "ticket_messages" ADD CONSTRAINT "ticket_messages_mail" UNIQUE("ticket_id","mail_id");
