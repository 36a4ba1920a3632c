-- What one of us wants to give back out of a dispute or a safety case, above the sum that one may decide alone. It is
-- executed when a second of us names the same sum.
-- noun: visit
create table refunds_proposed (
  booking_id uuid not null references bookings,
  about text not null check (about in ('dispute', 'safety-case')),
  amount_paise bigint not null check (amount_paise > 0),
  -- As the events name who acts.
  proposed_by text not null,
  proposed_at timestamptz not null,
  agreed_by text check (agreed_by <> proposed_by),
  primary key (booking_id, about)
);
create index refunds_proposed_open on refunds_proposed (proposed_at) where agreed_by is null;
