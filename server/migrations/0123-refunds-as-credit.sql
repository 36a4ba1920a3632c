-- A refund whose last try has failed ends as credit of the customer (ruling R38): money that cannot go back the way it
-- came. `failed` without a next try is left for what has no owner any more.
alter table refunds drop constraint refunds_state_check;
alter table refunds add constraint refunds_state_check check (state in
  ('requested', 'approved', 'initiated', 'processing', 'credited', 'failed', 'retried', 'as-credit'));

-- Several refunds of one booking may end so, each once.
alter table credits add column refund_id uuid references refunds;
alter table credits drop constraint credits_booking_id_reason_instalment_key;
alter table credits add unique nulls not distinct (booking_id, reason, instalment, refund_id);
