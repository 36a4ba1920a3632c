-- Messages that arrive, or do not: delivery reports, a second way when the first does not lead there, push subscriptions.

alter table messages
  drop constraint messages_state_check,
  add constraint messages_state_check
    check (state in ('waiting', 'sent', 'delivered', 'failed', 'withheld')),
  -- The channel that takes it over when this one fails, or reports nothing in time.
  add column instead text check (instead in ('sms', 'email')),
  -- Somebody is sending it right now; a process that dies in the middle leaves it to others after this moment.
  add column claimed_until timestamptz,
  add column taken_over_at timestamptz,
  add column delivered_at timestamptz;
create index messages_reference on messages (channel, channel_reference)
  where channel_reference is not null;

-- A browser that wants to be told while nobody looks at the site. It ends with the session it was made in, so that a
-- browser that somebody signed out of tells the next person nothing.
-- noun: messaging
create table push_subscriptions (
  -- SHA-256 of the endpoint.
  endpoint_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  session_hash bytea not null references sessions on delete cascade,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null
);
create index push_subscriptions_user on push_subscriptions (user_id, created_at);
create index push_subscriptions_session on push_subscriptions (session_hash);
