-- step: expand
-- No booking is without them: nobody asks any more whether they are there.
alter table bookings validate constraint bookings_days_known, validate constraint bookings_until_known;
