-- What has to be sent to somebody, and whether it arrives.

-- What has to be sent to somebody: written in the transaction that has reason to send it, sent after the commit.
-- noun: messaging
create table messages (
  id uuid primary key,
  -- The same key twice is the same message.
  key text not null unique,
  channel text not null check (channel in ('sms', 'whatsapp', 'email', 'push')),
  template text not null,
  language text not null check (language ~ '^[a-z]{2,3}$'),
  -- Address and contents, under a key that is not in this database; gone once sent, except in development.
  sealed bytea,
  -- 'withheld': written for its look only, because nobody has that address; it goes nowhere.
  state text not null check (state in ('waiting', 'sent', 'delivered', 'failed', 'withheld')),
  attempts integer not null default 0,
  -- The channel's own name for it, by which its delivery is reported.
  channel_reference text,
  failure text,
  created_at timestamptz not null,
  settled_at timestamptz,
  -- The channel that takes it over when this one fails, or reports nothing in time.
  instead text check (instead in ('sms', 'email')),
  -- Somebody is sending it right now; a process that dies in the middle leaves it to others after this moment.
  claimed_until timestamptz,
  taken_over_at timestamptz,
  delivered_at timestamptz,
  -- Whom it is about, so that it can be listed for that person and forgotten with them. No foreign key: writing a message
  -- must not wait for somebody who edits that person. Null where nobody knows, as with a code to a number without an account.
  user_id uuid
);
create index messages_waiting on messages (created_at) where state = 'waiting';
create index messages_latest on messages (created_at desc);
create index messages_reference on messages (channel, channel_reference)
  where channel_reference is not null;
-- Sent, and nobody has heard whether it arrived: what the sweep looks for.
create index messages_unconfirmed on messages (settled_at)
  where state = 'sent' and instead is not null and taken_over_at is null;
create index messages_user on messages (user_id, created_at) where user_id is not null;

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
  created_at timestamptz not null,
  -- Each app has browsers of its own that want to hear.
  app text not null default 'customer' check (app in ('customer', 'karigar'))
);
create index push_subscriptions_user on push_subscriptions (user_id, created_at);
create index push_subscriptions_session on push_subscriptions (session_hash);
