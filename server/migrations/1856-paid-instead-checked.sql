-- step: expand
-- Payouts from before go to a UPI id, and stand in place of none.
alter table transfers validate constraint transfers_of_a_payout;
