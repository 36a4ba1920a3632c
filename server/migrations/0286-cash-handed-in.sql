-- Cash of ours that a Karigar hands in, counted by one of us. Never changed: what was written down wrong is taken back,
-- with a reason, and written down anew.
-- noun: karigar
create table cash_handed_in (
  -- Made by whoever writes it down, so that pressing twice counts once.
  id uuid primary key,
  karigar_id integer not null references karigars,
  amount_paise bigint not null check (amount_paise > 0),
  -- The number on the paper that he was given.
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
