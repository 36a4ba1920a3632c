-- step: expand
-- The words of an appeal against a decision go with the account of either side. That there was one stays: nobody appeals twice.
alter table decision_appeals drop constraint decision_appeals_why_check;
