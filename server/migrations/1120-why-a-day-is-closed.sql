-- step: expand
-- Reason given by whoever closed it; none for days that came with the facts of their city or were closed before this.
alter table city_closures add column why text;
