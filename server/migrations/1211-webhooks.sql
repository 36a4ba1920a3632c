-- step: expand
-- Addresses of integrators to which news of bookings goes, and each delivery.

-- noun: webhook
create table webhooks (
  id uuid primary key,
  name text not null,
  url text not null,
  -- Names of events, as `contract/webhooks.ts` sends them.
  events text[] not null check (cardinality(events) > 0),
  -- Sealed: with it the receiver sees that a delivery is ours.
  secret bytea not null,
  made_at timestamptz not null,
  -- Since when every delivery has failed; null after one that arrived.
  failing_since timestamptz,
  off_at timestamptz,
  off_why text check (off_why in ('by-hand', 'failing')),
  check ((off_at is null) = (off_why is null))
);

-- Ids and states alone: nothing here names a person.
-- noun: webhook
create table webhook_deliveries (
  id uuid primary key,
  webhook_id uuid not null references webhooks,
  event_id bigint not null,
  type text not null,
  booking_id uuid not null,
  reference text not null,
  -- The booking's, when the news was written down.
  status text not null,
  happened_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  tries integer not null default 0,
  noted_at timestamptz not null,
  -- Before this nobody tries; while one does, until when they have it to themselves.
  next_at timestamptz not null,
  last_at timestamptz,
  last_status integer,
  last_error text,
  unique (webhook_id, event_id)
);
create index webhook_deliveries_latest on webhook_deliveries (webhook_id, noted_at desc, id desc);
create index webhook_deliveries_noted on webhook_deliveries (noted_at);
