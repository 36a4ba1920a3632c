-- What becomes of money once the work is accepted.

-- Work that was approved on top of the price is a part like any other.
alter table instalments drop constraint instalments_kind_check;
alter table instalments add constraint instalments_kind_check check (kind in (
  'full', 'advance', 'event-day', 'completion', 'extra-work', 'cancellation-fee'));
-- A part, or what is left of it, that nobody wants any more because less work was accepted than had been agreed.
alter table instalments add column waived_at timestamptz;
alter table instalments add check (paid_at is null or waived_at is null);

-- What is paid out to somebody belongs to no single booking.
alter table ledger_entries alter column booking_id drop not null;
