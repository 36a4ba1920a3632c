-- Cash for what is due of a booking, counted before its visit or long after it by one of us, or by a Karigar who says so.
-- noun: payment
create table cash_counted (
  -- Made by whoever writes it down, so that pressing twice counts once.
  id uuid primary key,
  booking_id uuid not null references bookings,
  instalment smallint not null,
  amount_paise bigint not null check (amount_paise > 0),
  -- The number on the paper that the customer was given.
  receipt text not null unique check (receipt <> ''),
  -- Who holds it; null where it lies with us.
  karigar_id integer references karigars,
  counted_by uuid not null references users,
  counted_at timestamptz not null,
  unique (booking_id, instalment)
);

-- Cash that lay with us and was paid into our bank, as its slip says.
-- noun: settlement
create table cash_banked (
  id uuid primary key,
  amount_paise bigint not null check (amount_paise > 0),
  slip text not null unique check (slip <> ''),
  banked_by uuid not null references users,
  banked_at timestamptz not null
);
