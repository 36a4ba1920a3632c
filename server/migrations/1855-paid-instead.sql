-- step: expand
-- A payout may pay what another transfer could not, and one by bank transfer goes to no UPI id.

alter table transfers add column instead_of uuid references transfers;
alter table transfers drop constraint transfers_of_a_payout;
alter table transfers add constraint transfers_of_a_payout check (case when purpose = 'payout'
    then user_id is not null and requested_by is not null and (destination_id is not null
      or coalesce(provider, '') = 'by-hand' and reference is not null and instead_of is not null and by_hand)
    else user_id is null and destination_id is null and batch_id is null and instead_of is null end) not valid;
