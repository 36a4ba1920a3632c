-- step: expand
-- Favourites are read by whoever books for their customer, and no longer with the roster: one press on the heart made every
-- server read all Karigars and the holds of every day again. A server of the version before learns of a new favourite with the
-- next change of the roster.
drop trigger if exists favourites_changed on favourites;
