-- step: index
create index concurrently if not exists push_subscriptions_staff_session on push_subscriptions (staff_session_hash);
