-- step: expand
-- What extra work costs by its unit: a Karigar chooses from it, and writes words and a sum of their own only beside a picture.

-- noun: rate-card
create table rate_card_rows (
  service_id integer not null references services,
  key text not null check (key ~ '^[a-z0-9-]{2,40}$'),
  position integer not null,
  kind text not null check (kind in ('labour', 'parts')),
  unit text not null,
  price_paise bigint not null check (price_paise between 100 and 10000000),
  picture text not null,
  -- A name for each language.
  names jsonb not null,
  primary key (service_id, key)
);

-- A part, or the bill for it.
alter table visit_photos drop constraint visit_photos_kind_check;
alter table visit_photos add constraint visit_photos_kind_check
  check (kind in ('arrival', 'before', 'after', 'problem', 'part')) not valid;
