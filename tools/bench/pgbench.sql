-- The peer of the bookings: a transaction that is as durable as a booking and about as wordy.
-- One update and three inserts, each a round trip of its own, as most programs write it.
\set karigar random(1, 5000)
\set amount random(50000, 2500000)
begin;
update peer_karigars set taken = taken + 1 where id = :karigar;
insert into peer_bookings (id, karigar_id, amount_paise, details) values (gen_random_uuid(), :karigar, :amount, '{"street": "12 Gulmohar Road", "city": "Mumbai", "state": "Maharashtra", "pincode": "400053", "landmark": "opposite the garden", "service": "house-cleaning", "name": "Asha Kulkarni", "email": "asha@example.com"}');
insert into peer_events (karigar_id, type, data) values (:karigar, 'BookingPlaced', '{"service": "house-cleaning", "startsAt": "2026-12-01T09:00:00+05:30", "pricePaise": 50000, "reference": "AGN-7F3K-21"}');
insert into peer_outbox (type, data) values ('BookingPlaced', '{"service": "house-cleaning", "startsAt": "2026-12-01T09:00:00+05:30", "pricePaise": 50000, "reference": "AGN-7F3K-21"}');
commit;
