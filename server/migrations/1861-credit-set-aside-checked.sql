-- step: expand
-- Until now every bank transfer had its reference from the start.
alter table transfers validate constraint transfers_of_a_payout;
