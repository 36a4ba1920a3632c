-- step: expand
-- What somebody has asked of us and what was promised to them: one number, an owner, clocks, and every step until its end.
create sequence case_numbers start 1001;

-- noun: case
create table cases (
  id uuid primary key,
  -- As it is read out: C-1001.
  number text not null unique,
  kind text not null check (kind in ('complaint', 'dispute', 'safety-exit', 'call-back', 'data-request')),
  -- What makes it one case and not two: the booking of a dispute, a safety exit, a request to be called, else the case itself.
  about text not null,
  user_id uuid,
  booking_id uuid,
  karigar_id integer,
  lead_id uuid,
  topic text,
  said text not null default '',
  opened_at timestamptz not null,
  opened_by text not null,
  owner_id uuid,
  taken_at timestamptz,
  next_step text,
  next_at timestamptz,
  -- Null where nobody has to say that it has come.
  acknowledge_by timestamptz,
  acknowledged_at timestamptz,
  resolve_by timestamptz not null,
  escalated_at timestamptz,
  closed_at timestamptz,
  closed_by text,
  outcome text,
  reason text,
  -- The nearest of its clocks; null once it is closed.
  due_at timestamptz,
  due_what text check (due_what in ('acknowledge', 'next-step', 'resolve')),
  -- Of which clock operations were told last.
  alarm text,
  changed_at timestamptz not null,
  changed_by text not null,
  version integer not null default 1,
  unique (kind, about),
  check ((closed_at is null) = (outcome is null)),
  check ((closed_at is null) = (closed_by is null)),
  check ((closed_at is null) = (due_at is not null)),
  check ((due_at is null) = (due_what is null)),
  check ((owner_id is null) = (taken_at is null))
);
create index cases_by_clock on cases (due_at, id) where closed_at is null;
create index cases_closed on cases (closed_at, id) where closed_at is not null;
create index cases_changed on cases (changed_at);
create index cases_of_user on cases (user_id, opened_at) where user_id is not null;
create index cases_of_booking on cases (booking_id) where booking_id is not null;
create index cases_of_lead on cases (lead_id) where lead_id is not null;

-- Who did what about it, and when.
-- noun: case
create table case_steps (
  -- Made by the screen of whoever acts: sent twice it is one step.
  id uuid primary key,
  case_id uuid not null references cases on delete cascade,
  position bigint generated always as identity,
  step text not null check (step in ('opened', 'taken', 'planned', 'tried', 'answered', 'said', 'escalated', 'closed', 'reopened')),
  at timestamptz not null,
  -- 'house', 'customer', 'clock' or 'ops:<id>'.
  by text not null,
  text text,
  -- Of an answer: what it was written from, and the event by which it goes out.
  template text,
  event_id bigint
);
create index case_steps_case on case_steps (case_id, position);

-- Which colleague has it on the screen now.
-- noun: case
create unlogged table case_watchers (
  case_id uuid not null,
  staff_id uuid not null,
  seen_at timestamptz not null,
  primary key (case_id, staff_id)
);
