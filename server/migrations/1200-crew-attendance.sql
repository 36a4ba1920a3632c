-- step: expand
-- Attendance of a crew, where somebody has said something of it; without a word everybody came who was to come.
-- noun: visit
create table crew_attendance (
  -- The visit of that day; the first one has the id of its booking.
  visit_id uuid not null,
  karigar_id integer not null references karigars,
  booking_id uuid not null references bookings,
  came boolean not null,
  -- The last who said so: the Karigar by where their phone was, their leader, the customer, or operations.
  said_by text not null check (said_by in ('karigar', 'leader', 'customer', 'operations')),
  said_at timestamptz not null,
  primary key (visit_id, karigar_id)
);
create index crew_attendance_booking on crew_attendance (booking_id);
