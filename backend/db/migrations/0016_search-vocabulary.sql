CREATE TABLE "search_vocabulary" (
	"locale" text NOT NULL,
	"phrase" text NOT NULL,
	"stem" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"means" jsonb NOT NULL,
	"is_near" boolean DEFAULT false NOT NULL,
	CONSTRAINT "search_vocabulary_locale_phrase_pk" PRIMARY KEY("locale","phrase")
);
--> statement-breakpoint
CREATE INDEX "search_vocabulary_stem" ON "search_vocabulary" USING btree ("locale","stem");--> statement-breakpoint
CREATE INDEX "search_vocabulary_similar" ON "search_vocabulary" USING gin ("phrase" gin_trgm_ops);--> statement-breakpoint
-- What a product is, as lexemes of its search documents: a letter for what it says, a colon, a code ("c:navy"). Texts are
-- folded and hold no colon. backend/catalog/understanding/means.ts names the letters. A product without a drawing has no
-- silhouette and says so ("k:-"): its kind is told by its words alone.
create or replace function search_facts(product products) returns tsvector language sql stable as $$
  select array_to_tsvector(array_remove(array[
    's:' || product.family,
    'k:' || coalesce(product.drawing ->> 'silhouette', '-'),
    'w:' || coalesce(product.drawing ->> 'cut', '-'),
    'c:' || (product.color ->> 'code'),
    'p:' || (product.pattern ->> 'code'),
    'f:' || (product.fabric ->> 'code'),
    'l:' || product.label,
    'g:' || product.gender,
    'b:' || product.brand_id
  ] || array(select 'm:' || (part ->> 'code') from jsonb_array_elements(product.composition) as part), null))
$$;
--> statement-breakpoint
create or replace function with_search_facts(document tsvector, facts tsvector) returns tsvector language sql immutable as $$
  select ts_delete(document, array(select lexeme from unnest(document) where lexeme like '_:%')) || facts
$$;
--> statement-breakpoint
create or replace function note_search_facts() returns trigger language plpgsql as $$
declare
  facts tsvector := search_facts(new);
begin
  new.search_fr := with_search_facts(new.search_fr, facts);
  new.search_de := with_search_facts(new.search_de, facts);
  new.search_nl := with_search_facts(new.search_nl, facts);
  new.search_es := with_search_facts(new.search_es, facts);
  return new;
end $$;
--> statement-breakpoint
create or replace trigger products_search_facts before insert or update of family, drawing, color, pattern, fabric, label,
    gender, brand_id, composition, search_fr, search_de, search_nl, search_es
  on products for each row execute function note_search_facts();
--> statement-breakpoint
update products set search_fr = search_fr;
