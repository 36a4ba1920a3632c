-- A later day is found by its event and by its hour, as a booking is.
create index day_visits_booking on day_visits (booking_id);
create index booking_days_starts on booking_days (starts_at);
