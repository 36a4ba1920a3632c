-- step: index
-- Callers say the society and the flat of their home, its pincode, or a number that their bank has shown them.
create index concurrently if not exists bookings_society on bookings (lower(address ->> 'society') text_pattern_ops)
  where address ->> 'society' <> '';
-- Many write flat and society into the street; whoever names the society stays out of this larger index.
create index concurrently if not exists bookings_street_words on bookings
  using gin (to_tsvector('simple', address ->> 'street')) where coalesce(address ->> 'society', '') = '';
create index concurrently if not exists bookings_pincode on bookings ((address ->> 'pincode'), starts_at);
create index concurrently if not exists societies_words on societies using gin (to_tsvector('simple', name));
create index concurrently if not exists transfers_known_as on transfers (reference) where reference is not null;
create index concurrently if not exists settlement_lines_payout on settlement_lines (payout_reference)
  where payout_reference is not null;
