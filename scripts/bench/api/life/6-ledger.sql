-- The books of all that was paid, with points for it and a small wallet for some.
create temp table sold as
  select sales.number as sale, orders.* from sales join orders on orders.id = order_id where paid_at is not null and total_cents > 0;
create temp table entries as
  select row_number() over (order by at, rule, source) as n, * from (
    select 'PAYMENT_RECEIVED' as rule, 'order' as type, id::text as source, null::uuid as client_id, 'payment:' || pg_temp.id('payment', sale) as key, paid_at as at,
      array['provider:sandbox', 'order:' || id || ':money'] as accounts, 'EUR' as unit, array[-total_cents, total_cents] as amounts from sold
    union all
    select 'ORDER_SOLD', 'order', id::text, null, 'order-sold:' || id, paid_at,
      array['order:' || id || ':money', 'revenue:' || lower(kind), 'vat:FR'], 'EUR', array[-total_cents, total_cents - vat_cents, vat_cents] from sold
    union all
    select 'ORDER_POINTS', 'order', id::text, client_id, 'order-points:' || id, paid_at + interval '40 days',
      array['points:issued', 'client:' || client_id || ':points'], 'POINT', array[-(items_total_cents / 100), items_total_cents / 100] from sold
      where items_total_cents >= 100 and paid_at < pg_temp.moment() - interval '30 days'
    union all
    select 'GOODWILL', 'client', client_id::text, client_id, 'goodwill-bench:' || n, pg_temp.moment() - interval '90 days',
      array['expense:goodwill', 'client:' || client_id || ':wallet'], 'EUR', array[-1000, 1000] from homes where n % 4 = 0) as all_entries;
insert into ledger_entries (id, rule, source_type, source_id, client_id, dedupe_key, at)
select pg_temp.id('entry', n), rule, type, source, client_id, key, at from entries order by n;
insert into ledger_postings (entry_id, account, unit, amount)
select pg_temp.id('entry', n), account, unit, amount from entries cross join lateral unnest(accounts, amounts) as postings(account, amount) where amount <> 0;
insert into ledger_balances (account, unit, balance)
select account, unit, sum(amount) from ledger_postings where account like 'client:%' group by account, unit;
