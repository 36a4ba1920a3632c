-- Who people are: accounts, sessions, throttles.
create extension if not exists citext;

-- noun: identity
create table users (
  id uuid primary key,
  full_name text,
  email citext unique,
  -- A mobile typed at sign-up is a claim; it is unique only once proven by a code (ruling R20).
  mobile text check (mobile ~ '^\+91[0-9]{10}$'),
  mobile_proven_at timestamptz,
  email_proven_at timestamptz,
  password_hash text,
  roles text[] not null default '{customer}'
    check (roles <@ array['customer', 'karigar', 'ops', 'admin']),
  language text not null default 'en' check (language in ('en', 'hi', 'mr')),
  profile_image_id uuid,
  last_profile_update timestamptz,
  terms_version text,
  terms_accepted_at timestamptz,
  disabled_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz
);
create unique index users_proven_mobile on users (mobile) where mobile_proven_at is not null;
create index users_mobile on users (mobile) where mobile is not null;

-- noun: identity
create table sessions (
  -- SHA-256 of the cookie's token: a stolen table opens no session.
  token_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  remember boolean not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);

-- noun: identity
create table throttles (
  bucket text primary key,
  window_started_at timestamptz not null,
  attempts integer not null
);
