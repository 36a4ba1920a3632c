-- step: expand
-- Notes from before have said something already.
alter table briefings validate constraint briefings_say_something;
