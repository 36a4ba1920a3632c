-- step: expand
-- How many minutes of the visit lie outside the hours in which the Karigar works, as they were told when they were asked.
alter table offers add column beyond_minutes smallint not null default 0 check (beyond_minutes >= 0);
