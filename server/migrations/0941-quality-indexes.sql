-- step: index
-- The quality room reads a period of each.
create index concurrently if not exists figure_marks_day on figure_marks (kind, on_day) include (tenths);
create index concurrently if not exists ratings_day on ratings (rated_at) include (stars, service_id) where rated_by = 'customer';
create index concurrently if not exists bookings_given_up on bookings (starts_at) include (status, service_id)
  where status in ('cancelled', 'no_show_customer', 'no_show_provider');
