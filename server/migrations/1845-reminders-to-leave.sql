-- step: expand
-- Everybody of a crew is reminded to leave, on every day of their visit: once before the hour and once at it, for each hour that was
-- promised.
-- noun: visit
create table leave_reminders (
  visit_id uuid not null references visits,
  karigar_id integer not null references karigars,
  reminder text not null check (reminder in ('leave-soon', 'leave-now')),
  promised_at timestamptz not null,
  reminded_at timestamptz not null,
  primary key (visit_id, karigar_id, reminder, promised_at)
);
create index leave_reminders_karigar on leave_reminders (karigar_id);
