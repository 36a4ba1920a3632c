-- A Karigar who left a visit because it did not feel safe, the leader or one of the crew. The others of the crew may go on.
-- noun: visit
create table safety_exits (
  booking_id uuid not null references bookings,
  karigar_id integer not null references karigars,
  -- False: the visit was ended by somebody else, and they had to leave as well.
  by_self boolean not null,
  left_at timestamptz not null,
  -- By when somebody of ours calls whoever left.
  call_by timestamptz not null,
  called_at timestamptz,
  closed_at timestamptz,
  answer text not null default '',
  primary key (booking_id, karigar_id),
  check (closed_at is null or closed_at >= left_at)
);
create index safety_exits_open on safety_exits (call_by) where closed_at is null;
create index safety_exits_karigar on safety_exits (karigar_id);
