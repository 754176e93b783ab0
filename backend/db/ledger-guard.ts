/**
 * The database itself keeps the books: when a transaction commits, the postings of its entries add up to zero in each
 * unit, and what was written is never changed. Run at every start; does nothing when it is there already.
 */
export const ledgerGuard = `
create or replace function require_balanced_entry() returns trigger language plpgsql as $$
declare
  off_by record;
begin
  select unit, sum(amount) as amount into off_by from ledger_postings
    where entry_id = new.entry_id group by unit having sum(amount) <> 0 limit 1;
  if found then
    raise exception 'ledger entry % is off by % %', new.entry_id, off_by.amount, off_by.unit using errcode = 'check_violation';
  end if;
  return null;
end $$;

create or replace function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is never changed' using errcode = 'restrict_violation';
end $$;

do $$ begin
  if not exists (select from pg_trigger where tgname = 'ledger_postings_balanced' and tgrelid = 'ledger_postings'::regclass) then
    create constraint trigger ledger_postings_balanced after insert on ledger_postings
      deferrable initially deferred for each row execute function require_balanced_entry();
    create trigger ledger_postings_kept before update or delete on ledger_postings
      for each statement execute function refuse_ledger_change();
    create trigger ledger_entries_kept before update or delete on ledger_entries
      for each statement execute function refuse_ledger_change();
  end if;
end $$;
`;
