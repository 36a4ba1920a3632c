-- Credit that its owner has paid out to a UPI id of his (ruling R38).

-- A UPI id that somebody typed, with the name that its bank knows, and when he said that it is his. Forgotten with him.
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

-- What is paid out is credit no more; a payout that failed for good gives it back. Neither is about one booking.
alter table credits alter column booking_id drop not null;
alter table credits add column payout_id uuid references payouts;
do $$
declare v_name text;
begin
  for v_name in select conname from pg_constraint where conrelid = 'credits'::regclass and contype in ('c', 'u')
  loop
    execute format('alter table credits drop constraint %I', v_name);
  end loop;
end $$;
alter table credits
  add check (amount_paise <> 0),
  add check (reason in ('failed-you', 'not-returnable', 'by-hand', 'used', 'paid-out', 'payout-returned')),
  add check ((reason in ('used', 'paid-out')) = (amount_paise < 0)),
  add check ((reason in ('paid-out', 'payout-returned')) = (payout_id is not null)),
  add check ((booking_id is null) = (payout_id is not null)),
  add unique nulls not distinct (booking_id, reason, instalment, refund_id, payout_id);

-- A refund by somebody of ours instead of the policy: above ₹5,000 it needs a second of us.
alter table refunds
  add column by_hand boolean not null default false,
  add column requested_by uuid references users,
  add column approved_by uuid references users,
  add check (by_hand = (requested_by is not null)),
  add check (approved_by is null or approved_by <> requested_by),
  add constraint refunds_by_hand_need_two check (
    not by_hand or amount_paise <= 500000 or state = 'requested' or approved_by is not null);
