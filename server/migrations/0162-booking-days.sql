-- An event of several days is one booking: its own times are those of its first day, and each further day is a row here.
-- A further day's time is held under the day's own id, so that whoever looks at a booking's first day, as everything
-- about a visit does, sees one crew and one hour.
-- noun: booking
create table booking_days (
  id uuid primary key,
  booking_id uuid not null references bookings,
  -- From 2: the first day is the booking's own.
  position smallint not null check (position > 1),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  unique (booking_id, position)
);

alter table bookings
  -- How many days; null is one.
  add column days smallint check (days > 1),
  -- When the last of several days ends; null is `ends_at`.
  add column until_at timestamptz,
  add check ((days is null) = (until_at is null));
