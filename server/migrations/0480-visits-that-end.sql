-- A visit of an event may end early, by itself: cancelled, called off, or missed by either side. Its sisters go on.
alter table visits
  add column ended_as text check (ended_as in ('cancelled', 'no_show_customer', 'no_show_provider')),
  add column ended_at timestamptz,
  -- What that visit was to cost, and what became of it.
  add column price_paise bigint check (price_paise > 0),
  add column fee_paise bigint check (fee_paise >= 0),
  add column refund_paise bigint check (refund_paise >= 0),
  add column goodwill_paise bigint check (goodwill_paise >= 0),
  -- How often this one visit was moved to another time; null is never.
  add column reschedules smallint,
  add check ((ended_as is null) = (ended_at is null) and (ended_as is null) = (price_paise is null)
    and (ended_as is null) = (fee_paise is null) and (ended_as is null) = (refund_paise is null)
    and (ended_as is null) = (goodwill_paise is null));

-- The visits of an event after its first that have not ended early.
create or replace view later_visits as
  select * from visits where id <> booking_id and ended_as is null;
