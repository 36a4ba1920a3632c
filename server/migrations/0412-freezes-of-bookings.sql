-- While one stands, who is new here and has never been served does not book for cash. Begun by the house when more of them
-- book than ever really do, or by operations; it lapses by itself, and operations lift it before.
-- noun: booking
create table booking_freezes (
  id uuid primary key,
  reason text not null check (reason in ('many-newcomers', 'by-hand')),
  started_at timestamptz not null,
  -- `house`, or who of operations.
  started_by text not null,
  lapses_at timestamptz not null,
  lifted_at timestamptz,
  lifted_by text
);
create index booking_freezes_latest on booking_freezes (started_at desc);

-- The unpaid cash bookings that wait for their mobile to be proven.
create index bookings_unproven on bookings (user_id) where status = 'pending' and firm_at is null and payment_method = 'cash';
