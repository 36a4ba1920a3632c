-- One by the customer, one by the Karigar who led the visit.
-- noun: rating
create table ratings (
  booking_id uuid not null references bookings,
  rated_by text not null check (rated_by in ('customer', 'karigar')),
  service_id integer not null,
  karigar_id integer not null references karigars,
  stars smallint not null check (stars between 1 and 5),
  comment text not null,
  rated_at timestamptz not null,
  primary key (booking_id, rated_by)
);
create index ratings_service on ratings (service_id) include (stars) where rated_by = 'customer';
create index ratings_karigar on ratings (karigar_id, rated_at) where rated_by = 'customer';
