-- The policy gives a payment back once for each reason; one of us may do so more often, each time under another id.
alter table refunds drop constraint refunds_attempt_id_reason_key;
create unique index refunds_once_for_a_reason on refunds (attempt_id, reason) where not by_hand;
