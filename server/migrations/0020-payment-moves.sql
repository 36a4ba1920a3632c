-- What the payment flows need besides the first schema.

-- `mismatched`: the gateway says that something else was paid than we asked for; nothing is settled, people look at it.
alter table payment_attempts drop constraint payment_attempts_state_check;
alter table payment_attempts add constraint payment_attempts_state_check check (state in (
  'created', 'pending', 'unknown', 'succeeded', 'failed', 'expired', 'mismatched'));

-- At most one order that somebody could pay. One whose pay page was lost on the way is `unknown` and does not count:
-- nobody has its address.
create unique index payment_attempts_one_payable on payment_attempts (booking_id, instalment)
  where state in ('created', 'pending');

-- A refund that fails at the bank is tried again under a name of its own.
alter table refunds
  add column tries integer not null default 0,
  add column asked integer not null default 0,
  add column next_ask_at timestamptz;
create index refunds_open on refunds (next_ask_at) where state not in ('credited');

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
