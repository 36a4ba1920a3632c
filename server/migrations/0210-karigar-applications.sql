-- How somebody becomes a Karigar, and what he has shown for it.

-- What he says of himself is sealed: an address, the ending of an identity document, an account at a bank.
-- noun: karigar
create table karigar_applications (
  user_id uuid primary key references users,
  state text not null check (state in ('applied', 'documents', 'checked', 'active', 'refused', 'left')),
  sealed bytea not null,
  -- Our sentence to him, why it stands where it stands.
  reason text,
  changed_at timestamptz not null
);
create index karigar_applications_waiting on karigar_applications (state, changed_at);

-- Every step, with the sentence that he was told.
-- noun: karigar
create table karigar_application_steps (
  id bigint generated always as identity primary key,
  user_id uuid not null references users,
  state text not null check (state in ('applied', 'documents', 'checked', 'active', 'refused', 'left')),
  reason text,
  at timestamptz not null,
  -- Who of ours decided it; null when it was he himself.
  decided_by uuid references users
);
create index karigar_application_steps_user on karigar_application_steps (user_id, id);

-- Pictures of papers, drawn anew and sealed: one of each kind, the latest.
-- noun: karigar
create table karigar_documents (
  id uuid primary key,
  user_id uuid not null references users,
  kind text not null check (kind in ('portrait', 'identity', 'address', 'payee', 'training')),
  sealed bytea not null check (octet_length(sealed) between 1 and 1500000),
  state text not null default 'sent' check (state in ('sent', 'accepted', 'returned')),
  reason text,
  sent_at timestamptz not null,
  unique (user_id, kind)
);

-- What a Karigar is paid at once for all that he has earned, less the cash of ours that he holds.
-- noun: karigar
create table karigar_payouts (
  id uuid primary key,
  karigar_id integer not null references karigars,
  -- The day of the batch in India; one for each Karigar and batch.
  batch_on date not null,
  earned_paise bigint not null check (earned_paise > 0),
  cash_held_paise bigint not null check (cash_held_paise >= 0),
  amount_paise bigint not null check (amount_paise = earned_paise - cash_held_paise and amount_paise > 0),
  made_at timestamptz not null,
  paid_at timestamptz,
  bank_reference text,
  unique (karigar_id, batch_on)
);
