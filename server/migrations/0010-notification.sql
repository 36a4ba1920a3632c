-- noun: notification
create table notifications (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  kind text not null,
  params jsonb not null default '{}',
  -- The event that caused it: telling twice is as good as once.
  event_id bigint,
  created_at timestamptz not null,
  read_at timestamptz,
  -- A Karigar is told things as the one who does the work, and others as a customer: each app has a list of its own.
  app text not null default 'customer' check (app in ('customer', 'karigar')),
  unique (user_id, kind, event_id)
);
create index notifications_user on notifications (user_id, created_at desc);
-- What is told at the bell is forgotten after a while, whoever it is of.
create index notifications_age on notifications (created_at);
