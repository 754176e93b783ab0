-- Everything follows from a number: the same database comes out of each run. Sizes come from the settings bench.clients and
-- bench.now, and are read here only.
create function pg_temp.clients() returns integer language sql stable as $$ select current_setting('bench.clients')::integer $$;
create function pg_temp.moment() returns timestamptz language sql stable as $$ select current_setting('bench.now')::timestamptz $$;
create function pg_temp.to_id(hash text) returns uuid language sql immutable as $$
  select overlay(overlay(hash placing '4' from 13) placing '8' from 17)::uuid $$;
create function pg_temp.id(kind text, n bigint) returns uuid language sql immutable as $$ select pg_temp.to_id(md5(kind || ':' || n)) $$;
-- A number in [0, 1) that belongs to a question about n.
create function pg_temp.chance(question text, n bigint) returns float8 language sql immutable as $$
  select (hashtextextended(question || ':' || n, 7) & 2147483647) / 2147483648.0 $$;
create function pg_temp.pick(items text[], question text, n bigint) returns text language sql immutable as $$
  select items[1 + floor(pg_temp.chance(question, n) * cardinality(items))::integer] $$;
create function pg_temp.day(at timestamptz) returns date language sql stable as $$ select (at at time zone 'Europe/Paris')::date $$;

-- Pieces that orders and boxes hold, from all over the catalogue.
create temp table pieces as
  select row_number() over (order by hashint4(variants.id)) - 1 as n, variants.id as variant_id, products.id as product_id,
    products.price_cents, jsonb_build_object(
      'name', products.names ->> 'fr', 'clean_name', products.clean_names ->> 'fr', 'brand_name', brands.name,
      'size', variants.size, 'collection_slug', products.collection_slug,
      'image', products.images -> 0 || jsonb_build_object('alt', products.images -> 0 -> 'alt' ->> 'fr') - 'view') as snapshot
  from products join brands on brands.id = products.brand_id join variants on variants.product_id = products.id
  where products.is_listed and variants.position = 1 order by hashint4(variants.id) limit 20000;
create unique index on pieces (n);
analyze pieces;
create function pg_temp.piece(question text, n bigint) returns bigint language sql stable as $$
  select floor(pg_temp.chance(question, n) * current_setting('bench.pieces')::integer)::bigint $$;
select set_config('bench.pieces', (select count(*)::text from pieces), false);
