-- More than half an hour before the promised time a Karigar asks whether they may come; `day_id` is the booking itself or a
-- later day of it. Until a yes, the door, the start and the gate pass wait.
-- noun: visit
create table early_requests (
  id uuid primary key,
  booking_id uuid not null references bookings,
  day_id uuid not null,
  karigar_id integer not null references karigars,
  wants_at timestamptz not null,
  asked_at timestamptz not null,
  answer text check (answer in ('yes', 'no')),
  answered_at timestamptz,
  check ((answer is null) = (answered_at is null))
);
create index early_requests_day on early_requests (day_id, asked_at);
create index early_requests_booking on early_requests (booking_id);
create index early_requests_karigar on early_requests (karigar_id);
-- One question at a time.
create unique index early_requests_open on early_requests (day_id) where answer is null;
