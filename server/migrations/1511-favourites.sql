-- step: expand
-- Karigars whom a customer wants to be asked first. It promises nobody's time: who is taken, refuses or is kept apart is passed
-- over as anybody is.
-- noun: availability
create table favourites (
  user_id uuid not null references users,
  karigar_id integer not null references karigars,
  -- The visit after which it was said.
  booking_id uuid not null references bookings,
  liked_at timestamptz not null,
  primary key (user_id, karigar_id)
);

-- Favourites are read with the roster, as partings are.
create trigger favourites_changed after insert or update or delete on favourites
  for each row execute function raise_roster_revision();
