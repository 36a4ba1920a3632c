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
  unique (user_id, kind, event_id)
);
create index notifications_user on notifications (user_id, created_at desc);

-- noun: support
create table leads (
  id uuid primary key,
  name text not null,
  mobile text not null,
  service_interest text not null,
  area text not null,
  language text not null,
  created_at timestamptz not null,
  handled_at timestamptz
);
create index leads_waiting on leads (created_at) where handled_at is null;
