-- Who parted for safety, whichever of the two it was that went: nobody brings them together again. The first time counts.
-- noun: availability
create table partings (
  user_id uuid not null references users,
  karigar_id integer not null references karigars,
  -- The visit at which it was.
  booking_id uuid not null references bookings,
  parted_at timestamptz not null,
  primary key (user_id, karigar_id)
);
-- Those who parted are read with the roster; of a statement that changes nobody nothing is read anew.
create trigger partings_changed after insert or update or delete on partings
  for each row execute function raise_roster_revision();

-- Those who parted before there was a place for it.
insert into partings
  select b.user_id, v.karigar_id, b.id, s.opened_at
  from safety_cases s join bookings b on b.id = s.booking_id join visits v on v.booking_id = b.id
  where v.karigar_id is not null and s.opened_by <> 'clock'
  order by s.opened_at
  on conflict do nothing;
