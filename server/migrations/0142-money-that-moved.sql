-- Reports of payouts are held against our books every hour: by the gateway's name, and by when money came or went.
create index payment_attempts_settled on payment_attempts (settled_at) where state = 'succeeded';
create index refunds_gateway_reference on refunds (gateway_reference);
create index refunds_credited on refunds (credited_at) where state = 'credited';
