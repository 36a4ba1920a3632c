-- step: expand
-- Karigars are paid on top, by us, for a long way and for waiting at a door. The rates hold from a day on; each offer keeps what
-- it promised for its way, whatever the rates become.

-- noun: allowance
create table allowance_rates (
  holds_from date primary key,
  waiting_free_minutes smallint not null check (waiting_free_minutes between 0 and 240),
  waiting_paise_per_minute integer not null check (waiting_paise_per_minute between 0 and 10000),
  waiting_most_paise integer not null check (waiting_most_paise between 0 and 1000000),
  way_free_km smallint not null check (way_free_km between 0 and 200),
  way_paise_per_km integer not null check (way_paise_per_km between 0 and 10000),
  way_most_paise integer not null check (way_most_paise between 0 and 1000000),
  set_at timestamptz not null
);

-- ₹2 a minute after the first fifteen, at most ₹120; ₹6 a kilometre after the first ten, at most ₹150.
insert into allowance_rates values ('2026-11-01', 15, 200, 12000, 10, 600, 15000, '2026-11-01');

-- For each time that they come to its door.
alter table offers add column long_way_paise bigint not null default 0 check (long_way_paise >= 0);
