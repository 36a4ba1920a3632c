-- Credit that its owner has paid out to a UPI id of their own (ruling R38).

-- A UPI id that somebody typed, with the name that its bank knows, and when they said that it is theirs. Forgotten with them.
-- noun: payout
create table payout_destinations (
  id uuid primary key,
  user_id uuid not null references users,
  upi_id text,
  -- What the bank answered; null where nobody could be asked.
  holder_name text,
  looked_up_at timestamptz not null,
  confirmed_at timestamptz
);
create index payout_destinations_user on payout_destinations (user_id, looked_up_at desc);

-- One file for the bank, with the payouts in it.
-- noun: payout
create table payout_batches (
  id uuid primary key,
  -- Counts up within a day of India: `2026-11-21-1`.
  name text not null unique,
  made_at timestamptz not null,
  -- When the file was written where operations fetch it; until then it is written again.
  written_at timestamptz
);

-- noun: payout
create table payouts (
  id uuid primary key,
  user_id uuid not null references users,
  destination_id uuid not null references payout_destinations,
  amount_paise bigint not null check (amount_paise > 0),
  state text not null check (state in
    ('requested', 'approved', 'initiated', 'processing', 'paid', 'failed', 'retried', 'returned')),
  -- Who takes it to the bank; null until the first try. `bank-file` is a batch.
  provider text,
  batch_id uuid references payout_batches,
  tries integer not null default 0,
  asked integer not null default 0,
  next_ask_at timestamptz,
  -- Under which the bank knows it.
  bank_reference text,
  -- By somebody of ours instead of its owner: above ₹5,000 it needs a second of us.
  by_hand boolean not null default false,
  requested_by uuid not null references users,
  approved_by uuid references users,
  requested_at timestamptz not null,
  initiated_at timestamptz,
  paid_at timestamptz,
  returned_at timestamptz,
  check (approved_by is null or approved_by <> requested_by),
  constraint payouts_by_hand_need_two check (
    not by_hand or amount_paise <= 500000 or state in ('requested', 'returned') or approved_by is not null),
  check ((batch_id is null) or provider = 'bank-file')
);
create index payouts_user on payouts (user_id, requested_at desc);
create index payouts_open on payouts (next_ask_at) where next_ask_at is not null;
create index payouts_batch on payouts (batch_id) where batch_id is not null;
create index payouts_waiting on payouts (requested_at) where state not in ('paid', 'returned');
