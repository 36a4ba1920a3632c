-- step: expand
-- Whether those who work in a society find a toilet, drinking water and a place for a two-wheeler there: each true, false or, where
-- nobody has told us, null.
alter table societies add column for_workers jsonb;
