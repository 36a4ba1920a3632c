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
  category text not null check (category in ('daily', 'event', 'religious')),
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
  updated_at timestamptz
);
create index bookings_user on bookings (user_id, created_at desc);
create index bookings_hold on bookings (hold_until) where hold_until is not null and status = 'pending';

-- noun: booking
create table instalments (
  booking_id uuid not null references bookings,
  position smallint not null,
  kind text not null check (kind in ('full', 'advance', 'event-day', 'completion')),
  amount_paise bigint not null check (amount_paise > 0),
  due_at timestamptz not null,
  paid_at timestamptz,
  primary key (booking_id, position)
);
