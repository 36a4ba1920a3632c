-- What a customer shows of the problem he has raised, drawn anew as WebP without metadata. It may show the inside of his
-- home: for him and operations only. A picture has the id that his browser gave it, so that sent twice it is kept once.
-- noun: visit
create table dispute_photos (
  booking_id uuid not null references disputes,
  id uuid not null,
  webp bytea not null check (octet_length(webp) between 1 and 1048576),
  added_at timestamptz not null,
  primary key (booking_id, id)
);
create index dispute_photos_id on dispute_photos (id);
