-- An order that has failed or expired at the gateway may still be paid: it is asked about a few times more.
alter table payment_attempts add column asked_closed smallint not null default 0;
drop index payment_attempts_open;
create index payment_attempts_to_ask on payment_attempts (next_ask_at) where next_ask_at is not null;
-- Those that were closed before anybody thought of it are asked about as well.
update payment_attempts set next_ask_at = now() where state in ('failed', 'expired') and pay_url is not null;
