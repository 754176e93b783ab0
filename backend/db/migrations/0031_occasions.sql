-- Days a piece is made for. Until now only the children's shelf of feasts said so, and nothing for women: pieces there are
-- told by that shelf, and a woman's by kind and cloth, as `occasionsOf` of backend/db/seed/occasions.ts did then.
ALTER TABLE "products" ADD COLUMN "occasions" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
create or replace function search_facts(product products) returns tsvector language sql stable as $$
  select array_to_tsvector(array_remove(array[
    's:' || product.family,
    'k:' || coalesce(product.kind, '-'),
    'w:' || coalesce(product.cut, '-'),
    'c:' || (product.color ->> 'code'),
    'p:' || (product.pattern ->> 'code'),
    'f:' || (product.fabric ->> 'code'),
    'l:' || product.label,
    'g:' || product.gender,
    'b:' || product.brand_id
  ] || array(select 'm:' || (part ->> 'code') from jsonb_array_elements(product.composition) as part)
    || array(select 'o:' || occasion from unnest(product.occasions) as occasion), null))
$$;
--> statement-breakpoint
create or replace trigger products_search_facts before insert or update of family, kind, cut, color, pattern, fabric, label,
    gender, brand_id, composition, occasions, search_fr, search_de, search_nl, search_es
  on products for each row execute function note_search_facts();
--> statement-breakpoint
update products set occasions = '{PARTY}' where case
  when gender = 'WOMAN' then kind in ('dress', 'jumpsuit', 'skirt', 'blouse', 'ballerinas')
    and fabric ->> 'code' in ('velvet', 'satin', 'gauze', 'leather')
  else exists (select from collection_products where product_id = products.id and collection_slug = 'party')
end;
