-- step: index
-- A door is said without its society, and the soonest of a society's bookings are found without reading all of them. The
-- second index does all that `bookings_society` did.
create index concurrently if not exists bookings_door on bookings using gin (door_words(address));
create index concurrently if not exists bookings_society_soonest on bookings
  (lower(address ->> 'society') text_pattern_ops, starts_at) where address ->> 'society' <> '';
drop index concurrently if exists bookings_society;
