insert into clients (id, email, password_hash, firstname, lastname, phone, locale, is_optin_kid, is_optin_woman, return_mode,
  godfather_client_id, created_at)
select pg_temp.id('client', n), 'client' || n || '@bench.example', 'none',
  pg_temp.pick('{Camille,Louise,Anna,Sanne,Lucía,Jules,Mia,Noor,Carmen,Hugo,Inès,Lotte}', 'firstname', n),
  pg_temp.pick('{Renard,Martin,Weber,de Vries,García,Dubois,Schmidt,Jansen,López,Moreau}', 'lastname', n) || ' ' || n, null,
  pg_temp.pick('{fr-FR,fr-FR,fr-FR,fr-FR,fr-BE,nl-BE,de-DE,de-AT,nl-NL,es-ES}', 'locale', n),
  pg_temp.chance('optin', n) < 0.5, pg_temp.chance('optin-woman', n) < 0.3, null,
  case when n > 10 and pg_temp.chance('friend', n) < 0.1 then pg_temp.id('client', n / 10) end,
  pg_temp.moment() - make_interval(days => 30 + (pg_temp.chance('since', n) * 1400)::integer)
from generate_series(1, pg_temp.clients()) as n;

insert into referrals (friend_client_id, godfather_client_id, created_at, rewarded_at)
select id, godfather_client_id, created_at, created_at + interval '20 days' from clients where godfather_client_id is not null;

-- In the country of the locale.
create temp table homes as
  select n, pg_temp.id('client', n) as client_id, right(pg_temp.pick('{fr-FR,fr-FR,fr-FR,fr-FR,fr-BE,nl-BE,de-DE,de-AT,nl-NL,es-ES}', 'locale', n), 2) as country
  from generate_series(1, pg_temp.clients()) as n where pg_temp.chance('has-home', n) < 0.9;
create temp table home_addresses as
  select n, client_id, country, 'Camille' as firstname, 'Renard ' || n as lastname,
    (1 + n % 190) || ' rue des Tanneurs' as street,
    case country when 'NL' then (1000 + n % 8999) || ' AB' when 'BE' then (1000 + n % 8999)::text
      when 'AT' then (1000 + n % 8999)::text else lpad((10000 + n % 85000)::text, 5, '0') end as postcode,
    'Nantes' as city, '+33 6 39 98 00 12' as phone
  from homes;
insert into addresses (id, client_id, kind, firstname, lastname, street, postcode, city, country_code, phone, is_default, created_at)
select pg_temp.id(kind || number, n), client_id, kind, firstname, lastname, street, postcode, city, country, phone, number = 1,
  pg_temp.moment() - interval '20 days'
from home_addresses cross join (values ('shipping', 1), ('billing', 1), ('shipping', 2)) as kinds(kind, number)
where number = 1 or pg_temp.chance('second-home', n) < 0.2;

insert into sandbox_payment_methods (id, type, brand, last4, behaviour, expiration_date)
select 'sandbox_pm_bench' || n, 'card', 'visa', '4242', 'succeeds', '2031-12-31' from homes;
insert into payment_methods (id, client_id, gateway, type, provider_payment_method_id, brand, last4, expiration_date, is_default, created_at)
select pg_temp.id('card', n), client_id, 'sandbox', 'card_via_sandbox', 'sandbox_pm_bench' || n, 'visa', '4242', '2031-12-31', true,
  pg_temp.moment() - interval '20 days' from homes;
insert into sessions (id, client_id, generation, rotated_at, created_at, expires_at)
select pg_temp.id('session', n), pg_temp.id('client', n), 1, pg_temp.moment(), pg_temp.moment(), pg_temp.moment() + interval '60 days'
from generate_series(1, pg_temp.clients()) as n;
insert into subscribers (email, list, source, language, created_at)
select 'reader' || n || '@bench.example', 'KID', 'footer', 'fr', pg_temp.moment() - interval '50 days'
from generate_series(1, pg_temp.clients()) as n;

insert into carts (id, client_id, version, created_at, updated_at)
select pg_temp.id('cart', n), case when n <= pg_temp.clients() then pg_temp.id('client', n) end, 1, pg_temp.moment() - interval '9 days',
  pg_temp.moment() - make_interval(hours => (pg_temp.chance('cart-age', n) * 1000)::integer)
from generate_series(1, pg_temp.clients() * 2) as n where pg_temp.chance('has-cart', n) < 0.6;
insert into cart_lines (cart_id, variant_id, quantity, added_at)
select pg_temp.id('cart', cart), pieces.variant_id, 1, pg_temp.moment() - interval '8 days'
from generate_series(1, pg_temp.clients() * 2) as cart cross join generate_series(1, 3) as line
join pieces on pieces.n = pg_temp.piece('cart-line', cart * 10 + line)
where pg_temp.chance('has-cart', cart) < 0.6 and pg_temp.chance('cart-size', cart) * 3 >= line - 1 on conflict do nothing;
