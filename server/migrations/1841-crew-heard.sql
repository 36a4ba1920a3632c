-- step: expand
-- Those who come along and whose pay a complaint may cut: they hear of it, answer it, and may appeal. The leader's words stay in
-- `complaint_answers` and `decision_appeals`.

-- noun: visit
create table crew_hearings (
  booking_id uuid not null references bookings,
  karigar_id integer not null references karigars,
  -- Their words about each line: [{line, answer, answeredAt}].
  answers jsonb not null default '[]',
  why text not null default '',
  appealed_at timestamptz,
  -- True: what they bore is paid to them after all.
  granted boolean,
  answer text not null default '',
  decided_by text,
  decided_at timestamptz,
  primary key (booking_id, karigar_id),
  check (appealed_at is not null or granted is null),
  check ((granted is null) = (decided_at is null) and (granted is null) = (decided_by is null))
);
create index crew_hearings_karigar on crew_hearings (karigar_id);
