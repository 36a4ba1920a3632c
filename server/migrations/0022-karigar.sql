-- How somebody becomes a Karigar, and what they are paid.

-- How somebody becomes a Karigar, and what they have shown for it.

-- What they say of themselves is sealed: an address, the ending of an identity document, an account at a bank.
-- noun: karigar
create table karigar_applications (
  user_id uuid primary key references users,
  state text not null check (state in ('applied', 'documents', 'checked', 'active', 'refused', 'left')),
  sealed bytea not null,
  -- Our sentence on why it stands where it stands.
  reason text,
  changed_at timestamptz not null
);
create index karigar_applications_waiting on karigar_applications (state, changed_at);

-- Every step, with the sentence that they were told.
-- noun: karigar
create table karigar_application_steps (
  id bigint generated always as identity primary key,
  user_id uuid not null references users,
  state text not null check (state in ('applied', 'documents', 'checked', 'active', 'refused', 'left')),
  reason text,
  at timestamptz not null,
  -- Who of ours decided it; null when it was they themselves.
  decided_by uuid references users
);
create index karigar_application_steps_user on karigar_application_steps (user_id, id);

-- Pictures of tax documents, drawn anew and sealed: one of each kind, the latest.
-- noun: karigar
create table karigar_documents (
  id uuid primary key,
  user_id uuid not null references users,
  kind text not null check (kind in ('portrait', 'identity', 'address', 'payee', 'training')),
  sealed bytea check (octet_length(sealed) between 1 and 1500000),
  state text not null default 'sent' check (state in ('sent', 'accepted', 'returned')),
  reason text,
  sent_at timestamptz not null,
  -- Where the sealed bytes lie once they have left the row.
  kept text check (num_nonnulls(sealed, kept) = 1),
  unique (user_id, kind)
);
create index karigar_documents_to_move on karigar_documents (sent_at) where sealed is not null;

-- What was checked of a Karigar, by whom of us, and until when it holds. A check is never changed: what runs out is
-- checked again.
-- noun: karigar
create table karigar_checks (
  -- Made by whoever writes it down: sent twice it stands once.
  id uuid primary key,
  user_id uuid not null references users,
  kind text not null check (kind in ('identity', 'address', 'police', 'references', 'bank')),
  -- What stands on the paper; the reference of a police verification for one.
  number text,
  checked_on date not null,
  valid_until date check (valid_until >= checked_on),
  recorded_at timestamptz not null,
  -- Null once forgotten with whoever it was.
  recorded_by uuid references users
);
create index karigar_checks_user on karigar_checks (user_id, kind, checked_on);

-- Where a Karigar is paid, when it is no longer what the application said. A new one is used from a moment of its own, so
-- that somebody else who has it changed is found out before money goes there.

-- noun: karigar
create table karigar_payees (
  id uuid primary key,
  karigar_id integer not null references karigars,
  sealed bytea not null,
  confirmed_at timestamptz not null,
  usable_at timestamptz not null check (usable_at >= confirmed_at),
  -- It is not used any more: they named another before it was, or one of us has stopped it and says why.
  dropped_at timestamptz,
  dropped_by uuid references users,
  dropped_why text,
  check ((dropped_by is null) = (dropped_why is null) and (dropped_by is null or dropped_at is not null))
);
create index karigar_payees_karigar on karigar_payees (karigar_id, confirmed_at);
create index karigar_payees_latest on karigar_payees (confirmed_at);

-- Cash of ours that a Karigar hands in, counted by one of us. Never changed: what was written down wrong is taken back,
-- with a reason, and written down anew.
-- noun: karigar
create table cash_handed_in (
  -- Made by whoever writes it down, so that pressing twice counts once.
  id uuid primary key,
  karigar_id integer not null references karigars,
  amount_paise bigint not null check (amount_paise > 0),
  -- The number on the tax document that they were given.
  receipt text not null check (receipt <> ''),
  taken_to text not null check (taken_to in ('office', 'bank')),
  counted_by uuid not null references users,
  counted_at timestamptz not null,
  reversed_by uuid references users,
  reversed_at timestamptz,
  reversed_why text,
  check ((reversed_at is null) = (reversed_by is null) and (reversed_at is null) = (reversed_why is null))
);
create unique index cash_handed_in_receipt on cash_handed_in (receipt) where reversed_at is null;
create index cash_handed_in_karigar on cash_handed_in (karigar_id, counted_at);
