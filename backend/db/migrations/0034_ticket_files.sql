-- A message may bring several files. `attachment`, which held one, is read by nothing from here on; it goes with a later release.
ALTER TABLE "ticket_messages" ADD COLUMN "attachments" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
UPDATE "ticket_messages" SET "attachments" = jsonb_build_array("attachment") WHERE "attachment" IS NOT NULL;
