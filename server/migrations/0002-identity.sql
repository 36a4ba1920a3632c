-- Who people are: accounts, ways in, sessions, throttles.

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
  language text not null default 'en' check (language ~ '^[a-z]{2,3}$'),
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
  -- The app it was made for: in the cookie of another it opens nothing.
  app text not null check (app in ('customer', 'karigar')),
  remember boolean not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  -- What the browser said it is, for people to recognise their own devices by: 'Chrome · Android'.
  device text
);
create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);

-- A key on somebody's own device that signs them in; its secret never leaves the device.
-- noun: identity
create table passkeys (
  id text primary key check (length(id) <= 1400),
  user_id uuid not null references users on delete cascade,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  -- What the browser said it is where the key was made, to know one's own keys by.
  device text,
  added_at timestamptz not null,
  used_at timestamptz
);
create index passkeys_user on passkeys (user_id);

-- noun: identity
create table throttles (
  bucket text primary key,
  window_started_at timestamptz not null,
  attempts integer not null
);

-- Every way in: one-time codes and tokens, sign-in with other companies' accounts, solved captchas, and what is sent.

-- A code or token that proves something once: six digits sent to a mobile or an address, a link in a mail, the token that
-- a right code is exchanged for, or the one a native wrapper signs in with.
-- noun: identity
create table codes (
  id uuid primary key,
  -- 'confirm': a code by which somebody without a password shows that it is they who ask.
  purpose text not null
    check (purpose in ('sign-in', 'join', 'contact', 'reset', 'custom-token', 'confirm', 'payee')),
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
  language text not null check (language ~ '^[a-z]{2,3}$'),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- In which version the sentence about the terms stood beside the button that led away; null where it did not.
  accepted_version text
);
create index social_attempts_expiry on social_attempts (expires_at);

-- Captchas that have been solved, and challenges that a passkey has answered: each is spent, and opens one door once.
-- noun: identity
create table spent_captchas (
  nonce text primary key,
  expires_at timestamptz not null
);
create index spent_captchas_expiry on spent_captchas (expires_at);

-- Pictures of people, as we have re-encoded them: WebP of at most 512 pixels, without metadata. A few ten kilobytes each,
-- written with everything else of a person in one transaction; soon after they go to the objects.
-- noun: identity
create table profile_images (
  user_id uuid primary key references users on delete cascade,
  -- A new one with every change: it is in the picture's address, which may therefore be kept for ever.
  id uuid not null unique,
  webp bytea check (octet_length(webp) between 1 and 1048576),
  made_at timestamptz not null,
  -- Where the bytes lie once they have left the row.
  kept text check (num_nonnulls(webp, kept) = 1)
);
create index profile_images_to_move on profile_images (made_at) where webp is not null;

-- Which version of the terms and the privacy policy each person has accepted, and how they said so. Kept as it was said: a
-- new version is a new row.
-- noun: identity
create table consents (
  user_id uuid not null references users on delete cascade,
  version text not null,
  -- The language of the screen on which they accepted.
  language text not null check (language ~ '^[a-z]{2,3}$'),
  -- 'sign-up': the ticked box; 'mobile-code' and 'social': the button beside the sentence that says so; 'asked': the
  -- question that a new version, or an account without any acceptance, puts.
  way text not null check (way in ('sign-up', 'mobile-code', 'social', 'asked')),
  accepted_at timestamptz not null,
  primary key (user_id, version)
);
