CREATE TABLE "content_releases" (
	"digest" text PRIMARY KEY NOT NULL,
	"brought_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "legal_wordings" (
	"id" serial PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"locale" text NOT NULL,
	"data" jsonb NOT NULL,
	"since" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shipped_contents" (
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"locale" text NOT NULL,
	"digest" text NOT NULL,
	"newest" text NOT NULL,
	CONSTRAINT "shipped_contents_kind_slug_locale_pk" PRIMARY KEY("kind","slug","locale")
);
--> statement-breakpoint
ALTER TABLE "search_vocabulary" ADD COLUMN "digest" text GENERATED ALWAYS AS (md5(locale || '|' || phrase || '|' || stem || '|' || kind || '|' || name || '|' || means::text || '|' || case when is_near then 't' else 'f' end)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "website_contents" ADD COLUMN "digest" text GENERATED ALWAYS AS (md5(kind || '|' || slug || '|' || locale || '|' || position::text || '|' || data::text)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "legal_wordings_code" ON "legal_wordings" USING btree ("code","locale","since");--> statement-breakpoint
-- What was agreed to stays findable: a legal text that is put there or changed leaves its wording behind.
create or replace function keep_legal_wording() returns trigger language plpgsql as $$
begin
  insert into legal_wordings (code, locale, data, since) values (new.slug, new.locale, new.data, clock_timestamp());
  return null;
end $$;
--> statement-breakpoint
create or replace trigger legal_wordings_added after insert on website_contents for each row
  when (new.kind = 'legal') execute function keep_legal_wording();
--> statement-breakpoint
create or replace trigger legal_wordings_changed after update on website_contents for each row
  when (new.kind = 'legal' and old.data is distinct from new.data) execute function keep_legal_wording();
--> statement-breakpoint
insert into legal_wordings (code, locale, data, since) select slug, locale, data, now() from website_contents where kind = 'legal';
