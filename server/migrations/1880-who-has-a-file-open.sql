-- step: expand
-- Which colleague has a file on the screen now: of a booking, a customer, a Karigar, a payment or a transfer.
-- noun: staff
create unlogged table file_watchers (
  kind text not null,
  file_id text not null,
  staff_id uuid not null,
  seen_at timestamptz not null,
  primary key (kind, file_id, staff_id)
);
