-- step: backfill
-- Customers whom a server of the version before has paused have no end: nobody decided, so it comes after 72 hours, as for others.
update account_closures set ends_at = now() + interval '72 hours'
  where id in (select id from account_closures
    where kind = 'pause' and ends_at is null and decision is null and reopened_at is null limit 1000);
