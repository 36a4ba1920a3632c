-- What the end of a booking costs, and what an earlier move of it has fixed.
alter table bookings
  -- What its end cost the customer; null for a booking that has not ended, or ended for nothing.
  add column fee_paise bigint check (fee_paise > 0),
  -- Moving a visit within 24 hours of it fixes a floor: moving first and cancelling then is not cheaper. Null is none.
  add column fee_floor_paise bigint check (fee_floor_paise > 0),
  -- How often it was moved to another time; null is never.
  add column reschedules smallint;

-- A fee that was not paid before is an amount due, paid like any other.
alter table instalments drop constraint instalments_kind_check;
alter table instalments add constraint instalments_kind_check check (kind in (
  'full', 'advance', 'event-day', 'completion', 'cancellation-fee'));
