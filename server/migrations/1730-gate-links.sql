-- step: expand
-- The links that gates of societies were given, to see who is expected there.

-- One at a time is open for each society; the link itself is told once and kept nowhere.
-- noun: society
create table gate_links (
  id uuid primary key,
  society_id integer not null references societies on delete cascade,
  token_hash bytea not null unique,
  given_at timestamptz not null,
  withdrawn_at timestamptz,
  -- To the minute: when the gate last looked.
  used_at timestamptz
);
create unique index gate_links_open on gate_links (society_id) where withdrawn_at is null;
