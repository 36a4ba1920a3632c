-- Places a person books for again and again, under their own names for them.
-- noun: address
create table saved_addresses (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  label text not null check (label in ('home', 'work', 'other')),
  address jsonb not null,
  saved_at timestamptz not null
);
-- The same place is kept once, however often it is booked for.
create unique index saved_addresses_once on saved_addresses (user_id, md5(address::text));
