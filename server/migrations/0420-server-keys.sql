-- Which keys have sealed what is in this database, by names that tell nothing of the secrets they come from. A server that
-- has none of them would serve people whose documents and accounts it cannot open; it refuses to start instead.
-- noun: platform
create table server_keys (
  id text primary key check (id ~ '^[0-9a-f]{16}$'),
  first_used_at timestamptz not null,
  -- Since then nothing is sealed under it any more.
  retired_at timestamptz check (retired_at >= first_used_at)
);
