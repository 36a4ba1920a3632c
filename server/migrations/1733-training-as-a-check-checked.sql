-- step: expand
-- Checks from before are of the kinds that there were.
alter table karigar_checks validate constraint karigar_checks_kind_check;
