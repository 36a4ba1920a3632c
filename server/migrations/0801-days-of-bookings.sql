-- step: backfill
-- What the version before has written as null.
update bookings set days = coalesce(days, 1), until_at = coalesce(until_at, ends_at)
  where id in (select id from bookings where days is null or until_at is null limit 1000);
