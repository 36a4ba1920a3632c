-- Events that the relay could not file, while it could file others: they keep nobody else's news waiting, and wait for
-- people to look at them.
-- noun: platform
create table events_set_aside (
  event_id bigint primary key,
  type text not null,
  subject uuid not null,
  data jsonb not null,
  at timestamptz not null,
  reason text not null,
  set_aside_at timestamptz not null default now()
);
