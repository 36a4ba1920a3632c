-- Money that leaves: refunds the way they came, credit paid out to a UPI id (ruling R38), and what Karigars have earned.

-- A UPI id that somebody typed, with the name that its bank knows, and when they said that it is theirs. Forgotten with them.
-- noun: transfer
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
-- noun: transfer
create table payout_batches (
  id uuid primary key,
  -- Counts up within a day of India: `2026-11-21-1`.
  name text not null unique,
  made_at timestamptz not null,
  -- When the file was written where operations fetch it; until then it is written again.
  written_at timestamptz
);

-- Which moves there are stands in `modules/transfer/transfer.ts`.
-- noun: transfer
create table transfers (
  id uuid primary key,
  purpose text not null check (purpose in ('refund', 'payout', 'karigar-payout')),
  amount_paise bigint not null check (amount_paise > 0),
  -- `returned`: it could not be paid out, or came back. A refund and a payout are credit of the customer then (ruling
  -- R38), what a Karigar has earned is owed as before. `failed` without a next try is left for what has no owner any more.
  state text not null check (state in
    ('requested', 'approved', 'initiated', 'retried', 'processing', 'paid', 'failed', 'returned')),
  -- Who carries it: the gateway by which the money came, the company that pays out, or `bank-file`; null until the first try.
  provider text,
  -- Under which they know it.
  reference text,
  -- One that fails is tried again under a name of its own.
  tries integer not null default 0,
  asked integer not null default 0,
  next_ask_at timestamptz,
  -- By somebody of ours instead of the policy or its owner: above ₹5,000 it needs a second of us.
  by_hand boolean not null default false,
  requested_by uuid references users,
  approved_by uuid references users,
  requested_at timestamptz not null,
  initiated_at timestamptz,
  paid_at timestamptz,
  returned_at timestamptz,

  -- A refund: of which payment, and why.
  booking_id uuid references bookings,
  attempt_id uuid references payment_attempts,
  reason text,
  -- A payout: to whom, and in which file for the bank.
  user_id uuid references users,
  destination_id uuid references payout_destinations,
  batch_id uuid references payout_batches,
  -- What a Karigar is paid at once for all that they have earned, less the cash of ours that they hold.
  karigar_id integer references karigars,
  -- The day of the batch in India; one for each Karigar and batch, unless it came back.
  batch_on date,
  earned_paise bigint,
  cash_held_paise bigint,
  -- Made for which account; null is what the application says.
  payee_id uuid references karigar_payees on delete set null,

  constraint transfers_of_a_refund check (case when purpose = 'refund'
    then booking_id is not null and attempt_id is not null and reason is not null and by_hand = (requested_by is not null)
    else booking_id is null and attempt_id is null and reason is null end),
  constraint transfers_of_a_payout check (case when purpose = 'payout'
    then user_id is not null and destination_id is not null and requested_by is not null
    else user_id is null and destination_id is null and batch_id is null end),
  constraint transfers_of_a_karigar check (case when purpose = 'karigar-payout'
    then karigar_id is not null and batch_on is not null and earned_paise > 0 and cash_held_paise >= 0
      and amount_paise = earned_paise - cash_held_paise and not by_hand
    else karigar_id is null and batch_on is null and earned_paise is null and cash_held_paise is null
      and payee_id is null end),
  constraint transfers_by_hand_need_two check (
    not by_hand or amount_paise <= 500000 or state in ('requested', 'returned') or approved_by is not null),
  check (approved_by is null or approved_by <> requested_by),
  check (batch_id is null or provider = 'bank-file'),
  check ((state = 'returned') = (returned_at is not null)),
  constraint transfers_back_after_paid check (returned_at >= paid_at)
);
create index transfers_open on transfers (next_ask_at) where next_ask_at is not null;
create index transfers_waiting on transfers (requested_at) where state not in ('paid', 'returned');
create index transfers_booking on transfers (booking_id) where booking_id is not null;
create index transfers_attempt on transfers (attempt_id) where attempt_id is not null;
create unique index transfers_once_for_a_reason on transfers (attempt_id, reason) where purpose = 'refund' and not by_hand;
create index transfers_reference on transfers (reference) where purpose = 'refund';
create index transfers_paid on transfers (paid_at) where purpose = 'refund' and state = 'paid';
create index transfers_user on transfers (user_id, requested_at desc) where user_id is not null;
create index transfers_batch on transfers (batch_id) where batch_id is not null;
create unique index transfers_once_in_a_batch on transfers (karigar_id, batch_on) where returned_at is null;
create index transfers_payee on transfers (payee_id) where payee_id is not null;
create index transfers_karigar on transfers (karigar_id, requested_at) where karigar_id is not null;

-- Whether money has gone, or may have gone, to a payee: all but what came back before then and had never arrived.
create function is_paid_to(p_payee uuid, p_before timestamptz) returns boolean language sql stable as $$
  select exists (select from transfers
    where payee_id = p_payee and (paid_at is not null or returned_at is null or returned_at >= p_before))
$$;

-- What has gone back of a payment, or is on its way; what waits for a second of us is not.
create function refunded_of(p_attempt uuid) returns bigint language sql stable as $$
  select coalesce(sum(amount_paise), 0)::bigint from transfers where attempt_id = p_attempt and state <> 'requested'
$$;

-- What a customer may use for any booking: what we pay for a failure of ours, and money that cannot go back the way it
-- came (ruling R38). Granted is positive, used is negative; the sum is what they have.
-- noun: payment
create table credits (
  id uuid primary key,
  user_id uuid not null references users,
  -- For which it was granted, or for which it was used; null for what was paid out, or came back of it.
  booking_id uuid references bookings,
  -- The part that was paid with it; 0 for what was granted.
  instalment smallint not null,
  amount_paise bigint not null check (amount_paise <> 0),
  reason text not null check (
    reason in ('failed-you', 'not-returnable', 'by-hand', 'used', 'paid-out', 'payout-returned')),
  created_at timestamptz not null,
  -- The refund that could not be paid out, or the payout that it became or came back from.
  transfer_id uuid references transfers,
  -- Each happens once, however often its move is repeated; several refunds of one booking may end so, each once.
  unique nulls not distinct (booking_id, reason, instalment, transfer_id),
  check ((reason in ('used', 'paid-out')) = (amount_paise < 0)),
  check ((reason in ('paid-out', 'payout-returned')) = (booking_id is null)),
  check (booking_id is not null or transfer_id is not null)
);
create index credits_user on credits (user_id);
