-- step: expand
-- Months of the books that are closed: they take no entry any more. What belongs to one of them is posted in the first open
-- month, with its own reference and the moment at which it happened.
alter table ledger_entries add column happened_at timestamptz;

-- A month that one of us has said is right, and that is closed once a second has said the same of the same digest.
-- noun: ledger
create table ledger_months (
  month date primary key check (extract(day from month) = 1),
  begins_at timestamptz not null unique,
  ends_at timestamptz not null unique check (ends_at > begins_at),
  entries bigint not null check (entries >= 0),
  -- Over every entry of the month with its lines, in their order.
  digest text not null check (digest ~ '^[0-9a-f]{64}$'),
  proposed_by uuid not null references users,
  proposed_at timestamptz not null,
  closed_by uuid references users,
  closed_at timestamptz,
  check ((closed_by is null) = (closed_at is null)),
  check (closed_by <> proposed_by)
);

-- Every account of a closed month: what came before, and what was added.
-- noun: ledger
create table ledger_month_sums (
  month date not null references ledger_months,
  account text not null,
  opening_paise bigint not null,
  debit_paise bigint not null check (debit_paise >= 0),
  credit_paise bigint not null check (credit_paise >= 0),
  primary key (month, account)
);

create trigger ledger_month_sums_append_only before update or delete on ledger_month_sums
  for each row execute function refuse_change();

create trigger ledger_month_sums_no_truncate before truncate on ledger_month_sums
  for each statement execute function refuse_change();

create trigger ledger_months_no_truncate before truncate on ledger_months
  for each statement execute function refuse_change();

create function refuse_change_of_closed_month() returns trigger language plpgsql as $$
begin
  if old.closed_at is not null then
    raise exception 'The books of % are closed', to_char(old.month, 'YYYY-MM') using errcode = 'restrict_violation';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;

create trigger ledger_months_closed before update or delete on ledger_months
  for each row execute function refuse_change_of_closed_month();

-- The number of a month in India, by which its lock is taken: shared by who posts in it, whole by who closes it.
create function month_number(p_at timestamptz) returns integer language sql immutable as $$
  select (extract(year from p_at at time zone 'Asia/Kolkata') * 12 + extract(month from p_at at time zone 'Asia/Kolkata'))::integer
$$;

-- The moment at which something stands in the books that happened then: its own while its month is open, else the beginning
-- of the first open month.
create function posting_moment(p_at timestamptz) returns timestamptz language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(48, month_number(p_at));
  return greatest(p_at, (select max(ends_at) from ledger_months where closed_at is not null));
end $$;

create function refuse_entry_of_closed_month() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(48, month_number(new.posted_at));
  if exists (select from ledger_months where closed_at is not null and ends_at > new.posted_at) then
    raise exception 'ledger entry % belongs to a month that is closed', new.reference using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

create trigger ledger_entries_of_open_months before insert on ledger_entries
  for each row execute function refuse_entry_of_closed_month();

create function refuse_lines_of_closed_month() returns trigger language plpgsql as $$
begin
  if exists (
    select from fresh join ledger_entries e on e.id = fresh.entry_id
    where e.posted_at < (select max(ends_at) from ledger_months where closed_at is not null)
  ) then
    raise exception 'An entry of a month that is closed takes no line' using errcode = 'restrict_violation';
  end if;
  return null;
end $$;

create trigger ledger_lines_of_open_months after insert on ledger_lines referencing new table as fresh
  for each statement execute function refuse_lines_of_closed_month();

-- The number of entries of a span, and a digest over each of them with its lines.
create function digest_of_books(p_from timestamptz, p_until timestamptz, out entries integer, out digest text)
language sql stable as $$
  select count(*)::integer, encode(sha256(convert_to(coalesce(string_agg(e.said, E'\n' order by e.id), ''), 'UTF8')), 'hex')
  from (
    select e.id, concat_ws('|', e.id, e.event_id, e.booking_id, e.kind, e.reference, extract(epoch from e.posted_at),
      string_agg(l.account || '=' || l.amount_paise, ',' order by l.position)) as said
    from ledger_entries e join ledger_lines l on l.entry_id = e.id
    where e.posted_at >= p_from and e.posted_at < p_until group by e.id
  ) e
$$;

-- The first month with an entry that is not closed, as `2026-11`.
create function first_open_month() returns text language sql stable as $$
  select to_char(posted_at at time zone 'Asia/Kolkata', 'YYYY-MM') from ledger_entries
  where posted_at >= coalesce((select max(ends_at) from ledger_months where closed_at is not null), '-infinity')
  order by posted_at, id limit 1
$$;
