-- How often somebody was reminded of a part that is due; null is never.
alter table instalments add column reminded smallint;
