-- step: index
create index concurrently if not exists account_closures_ending on account_closures (ends_at) where reopened_at is null;
