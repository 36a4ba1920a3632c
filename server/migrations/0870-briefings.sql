-- step: expand
-- What a customer tells the crew before a visit.

-- noun: visit
create table briefings (
  booking_id uuid primary key references bookings,
  -- The work in the customer's own words, and gate, parking or whatever helps to get in.
  work text not null check (length(work) <= 500),
  access text not null check (length(access) <= 500),
  written_at timestamptz not null,
  check (work <> '' or access <> '')
);
