-- step: index
-- What was begun at a gateway within the last hour is looked at all day long.
create index concurrently if not exists payment_attempts_latest on payment_attempts (created_at desc);
