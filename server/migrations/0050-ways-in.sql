-- Every way in: one-time codes and tokens, sign-in with other companies' accounts, solved captchas, and what is sent.

-- A code or token that proves something once: six digits sent to a mobile or an address, a link in a mail, the token that
-- a right code is exchanged for, or the one a native wrapper signs in with.
-- noun: identity
create table codes (
  id uuid primary key,
  purpose text not null
    check (purpose in ('sign-in', 'join', 'contact', 'reset', 'custom-token')),
  -- The mobile or e-mail address that it proves; none for a token handed over directly.
  destination text,
  -- Whose account it is about; none when nobody has that address, which only we may know.
  user_id uuid references users on delete cascade,
  -- SHA-256 of a cookie: only the browser that asked may answer.
  browser_hash bytea,
  -- HMAC under a key that is not in this database: a million codes could be tried against a plain hash in a second.
  code_hash bytea,
  -- SHA-256 of 256 random bits.
  token_hash bytea unique,
  attempts integer not null default 0 check (attempts >= 0),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  confirmed_at timestamptz,
  used_at timestamptz
);
create index codes_destination on codes (destination, purpose, created_at desc);
create index codes_user on codes (user_id) where user_id is not null;
create index codes_expiry on codes (expires_at);

-- Accounts elsewhere that sign in to one of ours.
-- noun: identity
create table identities (
  provider text not null check (provider in ('google', 'facebook', 'x', 'custom')),
  subject text not null,
  user_id uuid not null references users on delete cascade,
  linked_at timestamptz not null,
  primary key (provider, subject)
);
create index identities_user on identities (user_id);

-- A sign-in that has gone to another company and is expected back once, in the same browser.
-- noun: identity
create table social_attempts (
  -- SHA-256 of the state.
  state_hash bytea primary key,
  provider text not null,
  browser_hash bytea not null,
  -- Nonce and PKCE verifier, under a key that is not in this database.
  sealed bytea not null,
  remember boolean not null,
  language text not null check (language in ('en', 'hi', 'mr')),
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index social_attempts_expiry on social_attempts (expires_at);

-- Captchas that have been solved and spent: each opens one door once.
-- noun: identity
create table spent_captchas (
  nonce text primary key,
  expires_at timestamptz not null
);
create index spent_captchas_expiry on spent_captchas (expires_at);

-- What the browser of a session said it is, for the person to recognise his own devices by: 'Chrome · Android'.
alter table sessions add column device text;

-- What has to be sent to somebody: written in the transaction that has reason to send it, sent after the commit.
-- noun: messaging
create table messages (
  id uuid primary key,
  -- The same key twice is the same message.
  key text not null unique,
  channel text not null check (channel in ('sms', 'whatsapp', 'email', 'push')),
  template text not null,
  language text not null check (language in ('en', 'hi', 'mr')),
  -- Address and contents, under a key that is not in this database; gone once sent, except in development.
  sealed bytea,
  -- 'withheld': written for its look only, because nobody has that address; it goes nowhere.
  state text not null check (state in ('waiting', 'sent', 'failed', 'withheld')),
  attempts integer not null default 0,
  -- The channel's own name for it, by which its delivery is reported.
  channel_reference text,
  failure text,
  created_at timestamptz not null,
  settled_at timestamptz
);
create index messages_waiting on messages (created_at) where state = 'waiting';
create index messages_latest on messages (created_at desc);
