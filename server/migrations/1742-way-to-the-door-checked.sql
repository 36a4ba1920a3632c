-- step: expand
-- Notes from before have no pin, and have said something already.
alter table briefings validate constraint briefings_whole_pin;
alter table briefings validate constraint briefings_say_something;
