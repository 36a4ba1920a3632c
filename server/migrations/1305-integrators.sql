-- step: expand
-- Programs of societies and partners, the keys with which they come, and what each was used for.

-- noun: integrator
create table integrators (
  id uuid primary key,
  name text not null,
  made_at timestamptz not null
);
create unique index integrators_name on integrators (lower(name));

-- The key itself is told once and kept nowhere.
-- noun: integrator
create table api_keys (
  id uuid primary key,
  integrator_id uuid not null references integrators,
  token_hash bytea not null unique,
  -- The last letters of the key, by which people tell keys apart.
  ending text not null check (length(ending) = 4),
  -- As `contract/scopes.ts` names them.
  scopes text[] not null check (cardinality(scopes) > 0),
  made_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > made_at),
  revoked_at timestamptz
);
create index api_keys_of_integrator on api_keys (integrator_id);

-- Each use is counted here; a line of the log tells of each by itself.
-- noun: integrator
create table api_key_uses (
  key_id uuid not null references api_keys,
  day date not null,
  operation text not null,
  answered integer not null default 0,
  refused integer not null default 0,
  last_at timestamptz not null,
  primary key (key_id, day, operation)
);

-- The integrator whose bookings alone an address hears of. Names of its events begin with `own:`, so that a server of the
-- version before, which would tell it of everybody's, finds none that it knows.
alter table webhooks add column integrator_id uuid references integrators;
