-- The payment record of the specification: written for cash together with the booking, for an online payment when it settles.
-- `status` speaks of the payment step; `collected_at` stays empty until the money is really there (ruling R12).
-- noun: payment
create table payments (
  id uuid primary key default uuidv7(),
  booking_id uuid not null references bookings,
  service_id integer not null,
  service_name text not null,
  user_id uuid not null references users,
  user_email text,
  user_phone text,
  mode text not null check (mode in ('cash', 'upi', 'card')),
  status text not null check (status in ('success')),
  origin text not null,
  amount_paise bigint not null check (amount_paise > 0),
  pg_txn_id text not null default '',
  instalment smallint not null,
  collected_at timestamptz,
  created_at timestamptz not null
);
create index payments_booking on payments (booking_id);
-- A payment of the gateway counts once, however often it is reported.
create unique index payments_gateway_reference on payments (pg_txn_id) where pg_txn_id <> '';

-- One order at a gateway. The row is written before the call; no answer is `unknown`, never `failed`.
-- noun: payment
create table payment_attempts (
  id uuid primary key,
  booking_id uuid not null references bookings,
  instalment smallint not null,
  provider text not null,
  -- Our name for the order at the gateway.
  order_reference text not null unique,
  amount_paise bigint not null check (amount_paise > 0),
  state text not null check (state in ('created', 'pending', 'unknown', 'succeeded', 'failed', 'expired')),
  pay_url text,
  gateway_reference text,
  next_ask_at timestamptz,
  asked integer not null default 0,
  created_at timestamptz not null,
  settled_at timestamptz
);
create index payment_attempts_booking on payment_attempts (booking_id);
create index payment_attempts_open on payment_attempts (next_ask_at) where state in ('created', 'pending', 'unknown');
create unique index payment_attempts_gateway_reference on payment_attempts (provider, gateway_reference)
  where gateway_reference is not null;

-- noun: payment
create table refunds (
  id uuid primary key,
  booking_id uuid not null references bookings,
  attempt_id uuid not null references payment_attempts,
  amount_paise bigint not null check (amount_paise > 0),
  reason text not null,
  state text not null check (state in ('requested', 'approved', 'initiated', 'processing', 'credited', 'failed', 'retried')),
  gateway_reference text,
  requested_at timestamptz not null,
  initiated_at timestamptz,
  credited_at timestamptz,
  -- One refund for one reason of one attempt, however often the move is repeated.
  unique (attempt_id, reason)
);
create index refunds_booking on refunds (booking_id);

-- The ledger: append-only, double-entry, integer paise. A debit is positive, a credit negative; the lines of an entry add up to zero,
-- and the database refuses a transaction that would leave it otherwise.
-- noun: ledger
create table ledger_entries (
  id bigint generated always as identity primary key,
  event_id bigint not null references events,
  booking_id uuid not null,
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
