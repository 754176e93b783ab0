-- What came back: of boxes what was not kept, of orders of the shop a piece now and then.
create temp table parcels as
  select row_number() over (order by number) as n, sales.* from sales
  where exists (select from sale_lines where sale_lines.order_id = sales.order_id and returned > 0);
insert into returns (id, client_id, order_id, status, mode, carrier, tracking_number, created_at, hand_in_by, received_at, settled_at, refund_by)
select pg_temp.id('return', n), pg_temp.id('client', client), order_id, 'SETTLED', 'PICKUP_POINT', 'Mondial Relay', 'PMR' || n || 'FR',
  delivered_at + interval '5 days', pg_temp.day(delivered_at) + 19, delivered_at + interval '8 days', delivered_at + interval '9 days',
  pg_temp.day(delivered_at) + 22
from parcels;
insert into return_lines (return_id, order_line_id, quantity, reason, received_quantity)
select pg_temp.id('return', n), pg_temp.to_id(md5(order_id::text || place)), 1, pg_temp.pick('{TOO_SMALL,TOO_LARGE,NOT_AS_EXPECTED}', 'reason', n), 1
from parcels join sale_lines using (order_id) where returned > 0;
insert into tickets (id, number, client_id, object, content, sender_email, sender_name, locale, created_at)
select pg_temp.id('ticket', n), 'T9' || n, pg_temp.id('client', n), 'Une question', 'Bonjour, quand arrive ma malle ?', 'client' || n || '@bench.example', 'Camille', 'fr',
  pg_temp.moment() - interval '30 days'
from generate_series(1, pg_temp.clients() / 5) as n;
