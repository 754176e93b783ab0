CREATE TABLE "box_messages" (
	"request_id" integer NOT NULL,
	"sequence" integer NOT NULL,
	"author" text NOT NULL,
	"text" text NOT NULL,
	"staff_name" text,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "box_messages_request_id_sequence_pk" PRIMARY KEY("request_id","sequence")
);
--> statement-breakpoint
CREATE TABLE "preview_changes" (
	"request_id" integer NOT NULL,
	"sequence" integer NOT NULL,
	"look_index" integer NOT NULL,
	"item_index" integer NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"before" jsonb NOT NULL,
	"is_undoable" boolean DEFAULT true NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "preview_changes_request_id_sequence_pk" PRIMARY KEY("request_id","sequence")
);
--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "unfulfilled" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "box_messages" ADD CONSTRAINT "box_messages_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preview_changes" ADD CONSTRAINT "preview_changes_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "box_messages" ("request_id", "sequence", "author", "text", "at")
SELECT "id", 1, 'CLIENT', "comment", "updated_at" FROM "requests" WHERE "comment" IS NOT NULL;
