-- step: expand
-- Our name for what a colleague proposes a line to be: the words of the first of two stay beside those of the second.
alter table settlement_answers add column proposes text;
