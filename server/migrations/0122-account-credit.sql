-- What a customer may use for any booking: what we pay for a failure of ours, and money that cannot go back the way it
-- came (ruling R38). Granted is positive, used is negative; the sum is what he has.
-- noun: payment
create table credits (
  id uuid primary key,
  user_id uuid not null references users,
  -- The booking for which it was granted, or for which it was used.
  booking_id uuid not null references bookings,
  -- The part that was paid with it; 0 for what was granted.
  instalment smallint not null,
  amount_paise bigint not null check (amount_paise <> 0),
  reason text not null check (reason in ('failed-you', 'not-returnable', 'used')),
  created_at timestamptz not null,
  -- Each happens once, however often its move is repeated.
  unique (booking_id, reason, instalment),
  check ((reason = 'used') = (amount_paise < 0))
);
create index credits_user on credits (user_id);

-- When the Karigar was at the door: from then on the wait for a customer who is not there counts.
alter table bookings add column arrived_at timestamptz;
