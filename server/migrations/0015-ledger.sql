-- The ledger: append-only, double-entry, integer paise. A debit is positive, a credit negative; the lines of an entry add up to zero,
-- and the database refuses a transaction that would leave it otherwise.
-- noun: ledger
create table ledger_entries (
  id bigint generated always as identity primary key,
  event_id bigint not null references events,
  -- What is paid out to somebody belongs to no single booking.
  booking_id uuid,
  kind text not null,
  -- What happened in the world, named once: the same fact cannot be posted twice.
  reference text not null unique,
  posted_at timestamptz not null
);
create index ledger_entries_booking on ledger_entries (booking_id);

-- noun: ledger
create table ledger_lines (
  entry_id bigint not null references ledger_entries,
  position smallint not null,
  account text not null,
  amount_paise bigint not null check (amount_paise <> 0),
  primary key (entry_id, position)
);
create index ledger_lines_account on ledger_lines (account);

create function check_ledger_entry() returns trigger language plpgsql as $$
declare
  v_entry bigint;
  v_sum bigint;
  v_count integer;
begin
  -- One branch at a time: an expression that names both columns fails on either table.
  if tg_table_name = 'ledger_entries' then
    v_entry := new.id;
  else
    v_entry := new.entry_id;
  end if;
  select coalesce(sum(amount_paise), 0), count(*) into v_sum, v_count from ledger_lines where entry_id = v_entry;
  if v_sum <> 0 or v_count < 2 then
    raise exception 'ledger entry % does not balance: % paise over % lines', v_entry, v_sum, v_count
      using errcode = 'check_violation';
  end if;
  return null;
end $$;

create constraint trigger ledger_entry_balances after insert on ledger_entries
  deferrable initially deferred for each row execute function check_ledger_entry();

create constraint trigger ledger_lines_balance after insert on ledger_lines
  deferrable initially deferred for each row execute function check_ledger_entry();

create trigger ledger_entries_append_only before update or delete on ledger_entries
  for each row execute function refuse_change();

create trigger ledger_lines_append_only before update or delete on ledger_lines
  for each row execute function refuse_change();

create trigger ledger_entries_no_truncate before truncate on ledger_entries
  for each statement execute function refuse_change();

create trigger ledger_lines_no_truncate before truncate on ledger_lines
  for each statement execute function refuse_change();
