-- What a customer has agreed with us: what was bought, when, at which price, on which terms.

-- noun: booking
create table bookings (
  id uuid primary key,
  -- The confirmation code a person reads out (ruling R27).
  reference text not null unique,
  user_id uuid not null references users,
  name text not null,
  email text,
  phone text,
  -- No foreign key: every booking of a service would queue for one hot row. The flow has looked it up.
  service_id integer not null,
  service_slug text not null,
  service_name text not null,
  category text not null,
  option_key text,
  price_paise bigint not null check (price_paise > 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  address jsonb not null,
  payment_method text not null check (payment_method in ('upi', 'card', 'cash')),
  status text not null check (status in (
    'pending', 'assigned', 'dispatched', 'arrived', 'in_progress', 'done', 'disputed', 'completed',
    'expired', 'cancelled', 'no_show_customer', 'no_show_provider')),
  -- Firm: the slot no longer depends on an online payment.
  firm_at timestamptz,
  -- When the booking expires unless the money that is due comes first: an online payment's hold, or a cash event's advance.
  -- Null when nothing can expire it.
  hold_until timestamptz,
  hold_extended boolean not null default false,
  policy_version text not null,
  -- What the person sent, to tell a repeated request from a reused id.
  request_hash text not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz,
  -- What its end cost the customer; null for a booking that has not ended, or ended for nothing.
  fee_paise bigint check (fee_paise > 0),
  -- Moving a visit within 24 hours of it fixes a floor: moving first and cancelling then is not cheaper. Null is none.
  fee_floor_paise bigint check (fee_floor_paise > 0),
  -- How often it was moved to another time; null is never.
  reschedules smallint,
  -- When the Karigar was at the door: from then on the wait for a customer who is not there counts.
  arrived_at timestamptz,
  -- How many visits it has that have not ended early; null is one. Its hours are those of the first of them.
  days smallint check (days > 1),
  -- When the last of several ends; null is `ends_at`.
  until_at timestamptz,
  -- A visit that somebody had and nobody has any more. Since when it is sought anew: whoever is asked then has time to answer,
  -- however near the promised hour is. And since when somebody who had set out does not come after all: what we owe when
  -- we fail is reckoned by that. Both are forgotten when the customer moves the visit to another hour.
  sought_since timestamptz,
  let_down_at timestamptz,
  -- Until when the customer has put a visit off, by what they said or by what the guard's book says: what comes late by that
  -- is no lateness of ours (ruling R39).
  excused_until timestamptz,
  check ((days is null) = (until_at is null))
);
create index bookings_user on bookings (user_id, created_at desc);
-- The list of a day, page by page.
create index bookings_by_day on bookings (starts_at, id);
-- An advance that does not come ends its booking also once a Karigar has said yes.
create index bookings_hold on bookings (hold_until) where hold_until is not null;
-- For the nightly look at what is older than the law wants it kept; costs next to nothing at each booking.
create index bookings_age on bookings using brin (created_at);
-- What is not over, by the hour it was promised for: the clock looks through it every minute.
create index bookings_under_way on bookings (starts_at)
  where status in ('pending', 'assigned', 'dispatched', 'arrived', 'in_progress', 'done', 'disputed');

-- noun: booking
create table instalments (
  booking_id uuid not null references bookings,
  position smallint not null,
  -- A fee that was not paid before, and work that was approved on top of the price, are parts like any other.
  kind text not null check (kind in (
    'full', 'advance', 'event-day', 'completion', 'extra-work', 'cancellation-fee')),
  amount_paise bigint not null check (amount_paise > 0),
  due_at timestamptz not null,
  paid_at timestamptz,
  -- How often somebody was reminded of it; null is never.
  reminded smallint,
  -- A part, or what is left of it, that nobody wants any more because less work was accepted than had been agreed.
  waived_at timestamptz,
  primary key (booking_id, position),
  check (paid_at is null or waived_at is null)
);
