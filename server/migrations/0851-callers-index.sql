-- step: index
-- Of one mobile there is one account made for a caller, until the mobile is proven.
create unique index concurrently if not exists users_made_for_caller on users (mobile)
  where made_for_caller_at is not null and mobile_proven_at is null;
