-- Where a Karigar is paid, when it is no longer what his application said. A new one is used from a moment of its own, so
-- that somebody else who has it changed is found out before money goes there.

-- noun: karigar
create table karigar_payees (
  id uuid primary key,
  karigar_id integer not null references karigars,
  sealed bytea not null,
  confirmed_at timestamptz not null,
  usable_at timestamptz not null check (usable_at >= confirmed_at),
  -- It is not used any more: he named another before it was, or one of us has stopped it and says why.
  dropped_at timestamptz,
  dropped_by uuid references users,
  dropped_why text,
  check ((dropped_by is null) = (dropped_why is null) and (dropped_by is null or dropped_at is not null))
);
create index karigar_payees_karigar on karigar_payees (karigar_id, confirmed_at);
create index karigar_payees_latest on karigar_payees (confirmed_at);

-- Which one a payout was made for; null is what the application says.
alter table karigar_payouts add column payee_id uuid references karigar_payees;

alter table codes
  drop constraint codes_purpose_check,
  add constraint codes_purpose_check
    check (purpose in ('sign-in', 'join', 'contact', 'reset', 'custom-token', 'confirm', 'payee'));
