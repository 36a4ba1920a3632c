-- Two gateways may give the same name to two payments: a payment counts once at its own gateway.
drop index payments_gateway_reference;
create unique index payments_gateway_reference on payments (origin, pg_txn_id) where pg_txn_id <> '';

-- What is told at the bell is forgotten after a while, whoever it is of.
create index notifications_age on notifications (created_at);
