-- step: expand
-- Links by which a calendar reads somebody's own visits.

-- noun: identity
create table calendar_links (
  user_id uuid not null references users on delete cascade,
  -- Bookings of a customer, or the work of a Karigar: one person may have both.
  app text not null check (app in ('customer', 'karigar')),
  -- SHA-256 of the link's token: a stolen table opens no calendar.
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  made_at timestamptz not null,
  primary key (user_id, app)
);
