-- What a garment is becomes data of the product: until now its kind and its cut were read out of its drawing, and the rest
-- was worked out from them each time. Products there are get what they had; the rules below are `usualNature` of
-- backend/catalog/garment-facts.ts as it was then.
ALTER TABLE "products" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "cut" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "role" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "has_short_sleeves" boolean;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "climate" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "dress" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "is_relaxed" boolean;--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "traits";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "traits" text[] GENERATED ALWAYS AS (array[kind, color ->> 'code', color ->> 'hex', pattern ->> 'code', fabric ->> 'code']) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ALTER "traits" SET STORAGE main;--> statement-breakpoint
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
  ] || array(select 'm:' || (part ->> 'code') from jsonb_array_elements(product.composition) as part), null))
$$;
--> statement-breakpoint
create or replace trigger products_search_facts before insert or update of family, kind, cut, color, pattern, fabric, label,
    gender, brand_id, composition, search_fr, search_de, search_nl, search_es
  on products for each row execute function note_search_facts();
--> statement-breakpoint
update products set
  kind = drawing ->> 'silhouette',
  cut = drawing ->> 'cut',
  role = case
    when drawing ->> 'silhouette' = 'cardigan' then 'LAYER'
    when drawing ->> 'silhouette' in ('dungarees', 'pinafore') then 'OVER'
    else case family
      when 'TOPS' then 'UNDER'
      when 'KNITWEAR' then 'PULL'
      when 'BOTTOMS' then 'BOTTOM'
      when 'DRESSES' then 'WHOLE'
      when 'OUTERWEAR' then 'COAT'
      when 'NIGHTWEAR' then 'NIGHT'
      when 'SHOES' then 'SHOES'
      else 'ACCESSORY'
    end
  end,
  has_short_sleeves = coalesce(drawing ->> 'silhouette' in ('t-shirt', 'polo'), false)
    or (family in ('TOPS', 'DRESSES') and drawing ->> 'silhouette' is distinct from 'dungarees'
      and fabric ->> 'code' in ('linen', 'gauze')),
  climate = case
    when drawing ->> 'silhouette' in ('shorts', 'sandals', 'ballerinas', 'hat') then 'WARM'
    when drawing ->> 'silhouette' in ('coat', 'boots', 'beanie', 'scarf') then 'COLD'
    when drawing ->> 'silhouette' in ('raincoat', 'jacket', 'gilet') or family = 'OUTERWEAR'
      then case when fabric ->> 'code' in ('linen', 'gauze') then 'WARM' else 'LIGHT' end
    when fabric ->> 'code' in ('linen', 'gauze') then 'WARM'
    when fabric ->> 'code' in ('knit', 'fleece', 'corduroy', 'velvet') then 'COOL'
  end,
  dress = case
    when drawing ->> 'silhouette' in ('joggers', 'hoodie', 'sweatshirt') then 'SPORT'
    when drawing ->> 'silhouette' in ('dress', 'skirt', 'blouse', 'shirt', 'pinafore', 'romper', 'jumpsuit')
      and fabric ->> 'code' not in ('fleece', 'denim') then 'DRESSY'
    when fabric ->> 'code' = 'satin' then 'DRESSY'
    else 'PLAIN'
  end,
  is_relaxed = coalesce(drawing ->> 'silhouette' in ('joggers', 'hoodie', 'sweatshirt', 't-shirt', 'shorts', 'dungarees',
    'leggings', 'socks', 'beanie', 'bodysuit', 'trainers'), false);
--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "role" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "has_short_sleeves" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "dress" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "is_relaxed" SET NOT NULL;
