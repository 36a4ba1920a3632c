-- Until when the customer has put a visit off, by what they said or by what the guard's book says: what comes late by that is
-- no lateness of ours (ruling R39).
alter table bookings add column excused_until timestamptz;
