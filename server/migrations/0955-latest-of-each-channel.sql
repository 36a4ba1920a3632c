-- step: index
-- The page of channels asks every half minute what went through each of them last.
create index concurrently if not exists messages_channel_sent on messages (channel, created_at desc)
  where state in ('sent', 'delivered');
create index concurrently if not exists messages_channel_delivered on messages (channel, created_at desc)
  where state = 'delivered';
create index concurrently if not exists payment_attempts_provider_paid on payment_attempts (provider, settled_at desc)
  where state = 'succeeded';
