-- What customers pay.

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
