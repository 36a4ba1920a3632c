-- A visit that somebody had and nobody has any more. Since when it is sought anew: whoever is asked then has time to answer,
-- however near the promised hour is. And since when somebody who had set out does not come after all: what we owe when
-- we fail is reckoned by that. Both are forgotten when the customer moves the visit to another hour.
-- noun: booking
alter table bookings
  add column sought_since timestamptz,
  add column let_down_at timestamptz;
