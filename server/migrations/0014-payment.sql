-- What customers pay, and what goes back to them.

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
  -- A gateway's page may offer more ways than our dialog: whatever was used is what is written down.
  mode text not null check (mode in ('cash', 'upi', 'card', 'netbanking', 'wallet')),
  status text not null check (status in ('success')),
  origin text not null,
  amount_paise bigint not null check (amount_paise > 0),
  pg_txn_id text not null default '',
  instalment smallint not null,
  collected_at timestamptz,
  created_at timestamptz not null
);
create index payments_booking on payments (booking_id);
create unique index payments_gateway_reference on payments (origin, pg_txn_id) where pg_txn_id <> '';

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
  -- `mismatched`: the gateway says that something else was paid than we asked for; nothing is settled, people look at it.
  state text not null check (state in (
    'created', 'pending', 'unknown', 'succeeded', 'failed', 'expired', 'mismatched')),
  pay_url text,
  gateway_reference text,
  next_ask_at timestamptz,
  asked integer not null default 0,
  created_at timestamptz not null,
  settled_at timestamptz,
  -- An order that has failed or expired at the gateway may still be paid: it is asked about a few times more.
  asked_closed smallint not null default 0
);
create index payment_attempts_booking on payment_attempts (booking_id);
create unique index payment_attempts_gateway_reference on payment_attempts (provider, gateway_reference)
  where gateway_reference is not null;
-- At most one order that somebody could pay. One whose pay page was lost on the way is `unknown` and does not count:
-- nobody has its address.
create unique index payment_attempts_one_payable on payment_attempts (booking_id, instalment)
  where state in ('created', 'pending');
create index payment_attempts_to_ask on payment_attempts (next_ask_at) where next_ask_at is not null;
-- Reports of payouts are held against our books every hour: by the gateway's name, and by when money came or went.
create index payment_attempts_settled on payment_attempts (settled_at) where state = 'succeeded';

-- noun: payment
create table refunds (
  id uuid primary key,
  booking_id uuid not null references bookings,
  attempt_id uuid not null references payment_attempts,
  amount_paise bigint not null check (amount_paise > 0),
  reason text not null,
  -- `as-credit`: the last try has failed, and it ends as credit of the customer (ruling R38): money that cannot go back
  -- the way it came. `failed` without a next try is left for what has no owner any more.
  state text not null check (state in (
    'requested', 'approved', 'initiated', 'processing', 'credited', 'failed', 'retried', 'as-credit')),
  gateway_reference text,
  requested_at timestamptz not null,
  initiated_at timestamptz,
  credited_at timestamptz,
  -- A refund that fails at the bank is tried again under a name of its own.
  tries integer not null default 0,
  asked integer not null default 0,
  next_ask_at timestamptz,
  -- By somebody of ours instead of the policy: above ₹5,000 it needs a second of us.
  by_hand boolean not null default false,
  requested_by uuid references users,
  approved_by uuid references users,
  check (by_hand = (requested_by is not null)),
  check (approved_by is null or approved_by <> requested_by),
  constraint refunds_by_hand_need_two check (
    not by_hand or amount_paise <= 500000 or state = 'requested' or approved_by is not null)
);
create index refunds_booking on refunds (booking_id);
create index refunds_open on refunds (next_ask_at) where state not in ('credited');
create index refunds_gateway_reference on refunds (gateway_reference);
create index refunds_credited on refunds (credited_at) where state = 'credited';
create unique index refunds_once_for_a_reason on refunds (attempt_id, reason) where not by_hand;

-- Webhooks that were genuine, each noticed once however often it is sent.
-- noun: payment
create table gateway_notices (
  provider text not null,
  notice_id text not null,
  reference text not null,
  received_at timestamptz not null,
  primary key (provider, notice_id)
);
create index gateway_notices_age on gateway_notices (received_at);

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
  refund_id uuid references refunds,
  payout_id uuid references payouts,
  -- Each happens once, however often its move is repeated; several refunds of one booking may end so, each once.
  unique nulls not distinct (booking_id, reason, instalment, refund_id, payout_id),
  check ((reason in ('used', 'paid-out')) = (amount_paise < 0)),
  check ((reason in ('paid-out', 'payout-returned')) = (payout_id is not null)),
  check ((booking_id is null) = (payout_id is not null))
);
create index credits_user on credits (user_id);

-- Cash for what is due of a booking, counted before its visit or long after it by one of us, or by a Karigar who says so.
-- noun: payment
create table cash_counted (
  -- Made by whoever writes it down, so that pressing twice counts once.
  id uuid primary key,
  booking_id uuid not null references bookings,
  instalment smallint not null,
  amount_paise bigint not null check (amount_paise > 0),
  -- The number on the receipt that the customer was given.
  receipt text not null unique check (receipt <> ''),
  -- Who holds it; null where it lies with us.
  karigar_id integer references karigars,
  counted_by uuid not null references users,
  counted_at timestamptz not null,
  unique (booking_id, instalment)
);
