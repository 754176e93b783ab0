-- About one profile in two has or had a subscription.
create temp table plans as
  select row_number() over (order by people.n) as s, people.n, client, type,
    pg_temp.pick('{ACTIVE,ACTIVE,ACTIVE,ACTIVE,ACTIVE,ACTIVE,ACTIVE,PAUSED,TERMINATED,COMPLETED}', 'plan', people.n) as status,
    (pg_temp.chance('boxes', people.n) * 7)::integer as past
  from people join homes on homes.n = people.client where pg_temp.chance('subscribes', people.n) < 0.5;
update profiles set has_requested = true from plans where profiles.id = pg_temp.id('profile', plans.n);
insert into subscriptions (id, client_id, profile_id, frequency_months, status, next_delivery_date, delivery_day, next_at, paused_until,
  budget_cents, delivery, created_at, updated_at, terminated_at)
select pg_temp.id('subscription', n), pg_temp.id('client', client), pg_temp.id('profile', n),
  case when status <> 'COMPLETED' then 1 + n % 3 end, status,
  case when status = 'ACTIVE' then pg_temp.day(next_at) + 21 end, 10, case when status = 'ACTIVE' then next_at end, null,
  case when n % 4 = 0 then 25000 end, '{"mode": "HOME", "pickup_point_id": null}', pg_temp.moment() - interval '700 days',
  pg_temp.moment() - interval '20 days', case when status = 'TERMINATED' then pg_temp.moment() - interval '60 days' end
from plans cross join lateral (
  select pg_temp.moment() + interval '2 days' + pg_temp.chance('next', n) * interval '50 days' as next_at) as times;
insert into subscription_events (subscription_id, sequence, type, data, at)
select pg_temp.id('subscription', n), 1, 'CREATED', '{}', pg_temp.moment() - interval '700 days' from plans;

-- Closed boxes one month after the other, then what is under way; ids follow the time.
create temp table boxes as
  select row_number() over (order by delivered_at, s) as id, * from (
    select plans.*, 'CLOSED' as box_status, pg_temp.moment() - make_interval(days => 40 + 35 * place) as delivered_at
    from plans cross join lateral generate_series(1, past) as place
    union all
    select plans.*, under_way, pg_temp.moment() + case under_way when 'DELIVERED' then interval '-4 days' when 'COMPOSED'
      then interval '13 days' when 'VALIDATED' then interval '9 days' else interval '19 days' end
    from plans cross join lateral (select pg_temp.pick('{DELIVERED,OPEN,COMPOSED,VALIDATED,NONE,NONE,NONE,NONE,NONE,NONE,NONE,NONE}', 'under-way', n) as under_way) as now
    where status = 'ACTIVE' and under_way <> 'NONE') as all_boxes;
create unique index on boxes (id);
analyze boxes;
insert into requests (id, client_id, profile_id, subscription_id, kind, status, delivery_date, budget_cents, delivery, seed, order_id,
  preview_until, due_at, created_at, updated_at)
overriding system value
select id, pg_temp.id('client', client), pg_temp.id('profile', n), pg_temp.id('subscription', n),
  case when status = 'COMPLETED' then 'ONE_SHOT' else 'SUBSCRIPTION' end, box_status, pg_temp.day(delivered_at),
  case when n % 4 = 0 then 25000 end, '{"mode": "HOME", "pickup_point_id": null}', id,
  case when box_status in ('CLOSED', 'DELIVERED') then pg_temp.id('box-order', id) end,
  case when box_status in ('OPEN') then null else delivered_at - interval '10 days' end,
  case box_status when 'CLOSED' then null else pg_temp.moment() + interval '3 days' end,
  delivered_at - interval '21 days', delivered_at
from boxes;
select setval(pg_get_serial_sequence('requests', 'id'), (select max(id) from requests));
insert into request_events (request_id, sequence, status, at)
select id, sequence, steps.status, delivered_at - make_interval(days => steps.days)
from boxes cross join (values (1, 'OPEN', 21), (2, 'COMPOSED', 14), (3, 'VALIDATED', 11), (4, 'PREPARED', 5), (5, 'SHIPPED', 3), (6, 'DELIVERED', 0),
  (7, 'CLOSED', -8)) as steps(sequence, status, days)
where sequence <= case box_status when 'OPEN' then 1 when 'COMPOSED' then 2 when 'VALIDATED' then 3 when 'DELIVERED' then 6 else 7 end;
create temp table box_pieces as
  select boxes.id as box, place, pieces.* from boxes cross join lateral generate_series(1, case type when 'WOMAN' then 5 else 7 end) as place
  join pieces on pieces.n = pg_temp.piece('box-piece', boxes.id * 10 + place);
insert into request_items (request_id, look_index, item_index, product_id, variant_id, unit_price_cents, reasons, replaced)
select box, (place - 1) / 3, (place - 1) % 3, product_id, variant_id, price_cents, '[{"code": "fits-size"}, {"code": "season"}]', '[]'
from box_pieces join boxes on boxes.id = box where box_status <> 'OPEN' on conflict do nothing;
insert into wishes (request_id, product_id, variant_id, created_at)
select box, product_id, null, delivered_at - interval '18 days' from box_pieces join boxes on boxes.id = box
where place <= 2 and pg_temp.chance('wishes', box) < 0.5 on conflict do nothing;
