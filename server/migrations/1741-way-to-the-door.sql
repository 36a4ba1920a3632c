-- step: expand
-- A note may carry a pin on the map, and the wish to hear when somebody is at the gate.

alter table briefings add column tell_at_gate boolean not null default false;
alter table briefings add column latitude double precision check (latitude between -90 and 90);
alter table briefings add column longitude double precision check (longitude between -180 and 180);
alter table briefings add constraint briefings_whole_pin check ((latitude is null) = (longitude is null)) not valid;
-- Either alone is a note, too.
alter table briefings drop constraint briefings_say_something;
alter table briefings add constraint briefings_say_something
  check (work <> '' or access <> '' or at_home <> '' or tell_at_gate or latitude is not null) not valid;
