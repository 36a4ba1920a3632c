-- An advance that does not come ends its booking also once a Karigar has said yes.
drop index bookings_hold;
create index bookings_hold on bookings (hold_until) where hold_until is not null;
