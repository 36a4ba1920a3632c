-- Objects that no row keeps any more, or not yet. Rows say so themselves (0029), also when they go with another row.
-- noun: platform
create table objects_to_remove (
  key text primary key,
  remove_at timestamptz not null
);
create index objects_to_remove_due on objects_to_remove (remove_at);

create function let_object_go() returns trigger language plpgsql as $$
begin
  insert into objects_to_remove (key, remove_at) values (old.kept, now())
    on conflict (key) do update set remove_at = excluded.remove_at;
  return null;
end $$;
