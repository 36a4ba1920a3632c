-- Whichever booking ends without its visit is asked whether it was to do disputed work again.
create index disputes_rework on disputes (rework_id) where rework_id is not null;
