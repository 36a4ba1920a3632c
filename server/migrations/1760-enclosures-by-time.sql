-- step: index
-- Every night those that are old enough to be deleted are looked for.
create index concurrently if not exists enclosures_by_time on enclosures (added_at);
