-- A box's order after it was sent, and what was bought in the shop; numbers follow the time.
create temp table sales as
  select row_number() over (order by created_at, order_id) as number, * from (
    select pg_temp.id('box-order', id) as order_id, id as seed, client, 'BOX' as kind,
      case when box_status <> 'CLOSED' then 'DELIVERED' when pg_temp.chance('unpaid', id) < 0.004 then 'PAYMENT_FAILED' else 'PAID' end as status,
      delivered_at - interval '5 days' as created_at, delivered_at
    from boxes where box_status in ('CLOSED', 'DELIVERED')
    union all
    select pg_temp.id('shop-order', n * 10 + place), n * 10 + place, n, 'SHOP',
      case when pg_temp.chance('cancelled', n * 10 + place) < 0.03 then 'CANCELLED' when age < 4 then 'SHIPPED' else 'DELIVERED' end,
      pg_temp.moment() - make_interval(secs => age * 86400), pg_temp.moment() - make_interval(secs => (age - 4) * 86400)
    from generate_series(1, pg_temp.clients()) as n cross join generate_series(1, 6) as place
    cross join lateral (select 1 + pg_temp.chance('order-age', n * 10 + place) ^ 2 * 1000 as age) as ages
    where pg_temp.chance('orders', n) * 5 >= place - 1) as all_sales;
create temp table sale_lines as
  select order_id, box_pieces.place, product_id, variant_id, price_cents, snapshot,
    case when status in ('PAID', 'PAYMENT_FAILED') and pg_temp.chance('kept', box * 10 + place) < 0.5 then 1 else 0 end as returned
  from box_pieces join sales on sales.order_id = pg_temp.id('box-order', box)
  union all
  select order_id, place, product_id, variant_id, price_cents, snapshot,
    case when status = 'DELIVERED' and created_at < pg_temp.moment() - interval '50 days' and pg_temp.chance('sent-back', seed * 10 + place) < 0.08 then 1 else 0 end
  from sales cross join lateral generate_series(1, 1 + (pg_temp.chance('lines', seed) * 4)::integer) as place
  join pieces on pieces.n = pg_temp.piece('order-line', seed * 10 + place) where kind = 'SHOP';
create temp table sums as
  select order_id, sum(price_cents) filter (where sales.kind = 'SHOP' or returned = 0)::integer as items,
    jsonb_agg(jsonb_build_object('id', pg_temp.to_id(md5(order_id::text || place)), 'cents', price_cents) order by place)
      filter (where sales.kind = 'SHOP' or returned = 0) as lines
  from sale_lines join sales using (order_id) group by order_id;
create unique index on sums (order_id);
analyze sums; analyze sales; analyze sale_lines;

-- A step of a price, behind others of so many cents: its VAT is what it adds to that of all of them.
create function pg_temp.step(rule text, cents integer, lines jsonb, before integer) returns jsonb language sql immutable as $$
  select jsonb_build_array(jsonb_build_object('rule', rule, 'code', null, 'cents', cents, 'lines', lines, 'vat', jsonb_build_array(
    jsonb_build_object('rate', 2000, 'cents', round((before + cents) / 6.0) - round(before / 6.0))))) $$;

insert into orders (id, number, client_id, kind, status, locale, items_total_cents, shipping_fee_cents, is_shipping_offered, total_cents,
  steps, vat_cents, vat_rate_basis_points, delivery, shipping_address, billing_address, created_at, paid_at, shipped_at, delivered_at,
  tracking_number, return_until)
select order_id, 'PM-2025-9' || lpad(number::text, 7, '0'), pg_temp.id('client', client), kind,
  case when coalesce(items, 0) = 0 then 'CLOSED' else status end, 'fr-FR', coalesce(items, 0), fee, fee = 0,
  coalesce(items, 0) + fee, pg_temp.step('ITEMS', coalesce(items, 0), coalesce(lines, '[]'), 0)
    || case when lines is null and fee = 0 then '[]'::jsonb
      else pg_temp.step(case when fee = 0 then 'SHIPPING_FREE' else 'SHIPPING' end, fee, '[]', coalesce(items, 0)) end,
  round((coalesce(items, 0) + fee) / 6.0), 2000,
  jsonb_build_object('mode', 'HOME', 'carrier', 'La Poste Colissimo', 'pickup_point', null,
    'expected_from', pg_temp.day(delivered_at), 'expected_until', pg_temp.day(delivered_at) + 2),
  address, address, created_at,
  case when status = 'CANCELLED' or kind = 'BOX' and status <> 'PAID' or coalesce(items, 0) = 0 then null when kind = 'BOX' then delivered_at + interval '8 days' else created_at end,
  case when status <> 'CANCELLED' then created_at + interval '1 day' end, case when status in ('PAID', 'PAYMENT_FAILED', 'DELIVERED') then delivered_at end,
  case when status <> 'CANCELLED' then 'PMB' || number || 'FR' end,
  case when status in ('PAID', 'PAYMENT_FAILED', 'DELIVERED') then pg_temp.day(delivered_at) + case kind when 'BOX' then 10 else 30 end end
from sales join sums using (order_id)
cross join lateral (select case when kind = 'BOX' or items >= 6000 then 0 else 490 end as fee) as fees
cross join lateral (select jsonb_build_object('firstname', 'Camille', 'lastname', 'Renard ' || client, 'street', '8 rue des Tanneurs',
  'street_extra', '', 'postcode', '44000', 'city', 'Nantes', 'country_code', 'FR', 'phone', '+33 6 39 98 00 12') as address) as addresses;
insert into order_lines (id, order_id, position, product_id, variant_id, snapshot, quantity, returned_quantity, unit_price_cents)
select pg_temp.to_id(md5(order_id::text || place)), order_id, place - 1, product_id, variant_id, snapshot, 1, returned, price_cents from sale_lines;
insert into order_events (order_id, sequence, status, at)
select order_id, sequence, step, created_at + make_interval(days => sequence::integer)
from sales cross join lateral unnest(case when sales.status = 'CANCELLED' then '{PENDING_PAYMENT,CANCELLED}' when kind = 'BOX' then '{PREPARED,SHIPPED,DELIVERED,PENDING_PAYMENT,PAID}'
  else '{PENDING_PAYMENT,PAID,PREPARED,SHIPPED,DELIVERED}'::text[] end) with ordinality as steps(step, sequence)
where not (kind = 'BOX' and sales.status = 'DELIVERED' and sequence > 3) and not (sales.status = 'SHIPPED' and sequence > 4);
insert into payments (id, purpose, order_id, payment_method_id, gateway, provider_payment_id, amount_cents, status, created_at, updated_at)
select pg_temp.id('payment', sales.number), 'ORDER', order_id, pg_temp.id('card', client), 'sandbox', 'sandbox_pay_' || sales.number, total_cents, 'SUCCEEDED', paid_at, paid_at
from sales join orders on orders.id = order_id join homes on homes.n = sales.client where paid_at is not null and total_cents > 0;
insert into invoices (order_id, year, sequence, issued_at)
select id, extract(year from paid_at)::integer, row_number() over (partition by extract(year from paid_at) order by paid_at, id), paid_at from orders where paid_at is not null;
insert into order_ratings (order_id, score, comment, items, updated_at)
select order_id, 4, '', '[]', created_at + interval '10 days' from sales where pg_temp.chance('rated', number) < 0.1;
insert into mail_outbox (id, kind, recipient, locale, data, dedupe_key, created_at, sent_at, attempts, next_attempt_at)
select pg_temp.id('mail', number), 'order-confirmation', 'client' || client || '@bench.example', 'fr-FR', '{}', 'order-confirmation:' || order_id, created_at, created_at, 1, created_at
from sales;
