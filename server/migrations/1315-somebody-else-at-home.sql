-- step: expand
-- Somebody else may be at home, whose name the crew hears, and who may read of the visit by a link of their own.

alter table briefings add column at_home text not null default '' check (length(at_home) <= 80);
-- A name alone is a note, too.
alter table briefings drop constraint briefings_check;
alter table briefings add constraint briefings_say_something
  check (work <> '' or access <> '' or at_home <> '') not valid;

-- A link for whoever is at the door shows the start code.
alter table visit_shares add column at_home boolean not null default false;
