-- step: expand
-- Karigars who want to be paid at the next hour of paying instead of on Monday. A payout that is made later than they asked has
-- answered it, whoever made it.
-- noun: transfer
create table pay_wishes (
  karigar_id integer primary key references karigars,
  asked_at timestamptz not null
);
