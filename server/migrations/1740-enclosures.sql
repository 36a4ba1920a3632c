-- step: expand
-- Pictures and a voice note beside the customer's note to the crew, and voice notes that the two of a visit send each other.

-- noun: visit
create table enclosures (
  id uuid primary key,
  booking_id uuid not null references bookings,
  -- A briefing's are for the crew; one of the talk belongs to the sentence of the same id.
  place text not null check (place in ('briefing', 'talk')),
  said_by text not null check (said_by in ('customer', 'karigar')),
  -- The leader of the visit when it was said; the next one hears nothing of it.
  karigar_id integer references karigars,
  media text not null check (media in ('image/webp', 'audio/mp4', 'audio/webm')),
  -- The length of a voice note.
  seconds smallint check (seconds between 1 and 30),
  bytes bytea check (octet_length(bytes) between 1 and 1048576),
  sha256 bytea not null,
  added_at timestamptz not null,
  -- The key of the bytes once they have left the row.
  kept text check (num_nonnulls(bytes, kept) = 1),
  constraint enclosures_of_talk check ((place = 'talk') = (karigar_id is not null)),
  constraint enclosures_voice_has_length check ((media = 'image/webp') = (seconds is null)),
  constraint enclosures_talk_is_voice check (place = 'briefing' or media <> 'image/webp')
);
create index enclosures_booking on enclosures (booking_id, added_at);
create index enclosures_to_move on enclosures (added_at) where bytes is not null;
create trigger enclosure_removed after delete on enclosures
  for each row when (old.kept is not null) execute function let_object_go();
create trigger enclosure_changed after update on enclosures
  for each row when (old.kept is not null and new.kept is distinct from old.kept) execute function let_object_go();
