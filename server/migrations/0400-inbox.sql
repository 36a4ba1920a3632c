-- What needs one of us: every alarm of the product, until somebody, or its cause, has ended it.

-- noun: inbox
create table inbox_items (
  id uuid primary key,
  kind text not null,
  -- What makes it one trouble and not two: its booking, refund, message …
  about text not null,
  booking_id uuid,
  karigar_id integer,
  lead_id uuid,
  -- A day of an event, a refund, a payout, a payment, a message: which of them, the kind says.
  thing_id text,
  amount_paise bigint,
  -- Why it is, in a word of the kind's own.
  because text,
  harms text not null check (harms in ('customer', 'karigar', 'company')),
  -- When somebody is harmed if nobody acts.
  harm_at timestamptz not null,
  -- What the product does by itself, and when.
  meanwhile text not null,
  meanwhile_at timestamptz,
  opened_at timestamptz not null,
  -- Since when it is worse than it was at first.
  escalated_at timestamptz,
  owner_id uuid,
  taken_at timestamptz,
  closed_at timestamptz,
  closed_by text,
  outcome text,
  version integer not null default 1,
  check ((closed_at is null) = (outcome is null)),
  check ((closed_at is null) = (closed_by is null)),
  check ((owner_id is null) = (taken_at is null))
);
create unique index inbox_items_open_once on inbox_items (kind, about) where closed_at is null;
create index inbox_items_by_harm on inbox_items (harm_at, id) where closed_at is null;
create index inbox_items_closed on inbox_items (closed_at, id) where closed_at is not null;
create index inbox_items_booking on inbox_items (booking_id) where booking_id is not null;
create index inbox_items_lead on inbox_items (lead_id) where lead_id is not null;

-- Who did what about it, and when.
-- noun: inbox
create table inbox_steps (
  -- Of a note the name that its writer's screen gave it.
  id uuid primary key,
  item_id uuid not null references inbox_items on delete cascade,
  -- Clocks may repeat a moment, this order never does.
  position bigint generated always as identity,
  step text not null check (step in ('opened', 'again', 'escalated', 'taken', 'released', 'noted', 'closed')),
  at timestamptz not null,
  -- 'house', or 'ops:<id>'.
  by text not null,
  -- A reason in a word, or what somebody wrote.
  note text
);
create index inbox_steps_item on inbox_steps (item_id, position);

-- Which events have been heard: told twice of one, operations hear once.
-- noun: inbox
create table inbox_heard (
  event_id bigint not null,
  kind text not null,
  primary key (event_id, kind)
);

-- What became of a call-back, and by whom.
alter table leads add column handled_by uuid, add column outcome text;
create index leads_latest on leads (created_at desc, id desc);
