-- step: expand
-- A rating that the Karigar's own average leaves out: we were late and not they, or somebody has upheld their appeal.
alter table ratings add column left_out text check (left_out in ('our-lateness', 'appeal'));

-- noun: rating
create table rating_appeals (
  booking_id uuid primary key references bookings,
  karigar_id integer not null references karigars,
  why text not null,
  appealed_at timestamptz not null,
  granted boolean,
  answer text not null default '',
  decided_by text,
  decided_at timestamptz,
  check ((granted is null) = (decided_at is null) and (granted is null) = (decided_by is null))
);
create index rating_appeals_karigar on rating_appeals (karigar_id);
