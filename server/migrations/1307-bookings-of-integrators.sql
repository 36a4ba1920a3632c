-- step: index
create index concurrently if not exists events_of_integrators on events (actor, id)
  where type = 'BookingPlaced' and actor like 'integrator:%';
