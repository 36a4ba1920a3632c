-- step: index
-- A visit that nobody leads yet is not looked for by who leads it: it enters one index less when it is booked.
create index concurrently if not exists visits_led on visits (karigar_id, assigned_at) where karigar_id is not null;
drop index concurrently if exists visits_karigar;
