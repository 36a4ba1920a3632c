-- step: expand
-- A picture of a service that operations have sent, drawn anew in a few widths. Its name is the hash of what it shows, so an
-- address never changes its picture.

-- noun: catalogue
create table service_pictures (
  hash text not null check (hash ~ '^[0-9a-f]{32}$'),
  width integer not null check (width > 0),
  webp bytea check (length(webp) <= 1048576),
  kept text,
  sent_at timestamptz not null,
  primary key (hash, width),
  check ((webp is null) <> (kept is null))
);

create trigger service_picture_removed after delete on service_pictures
  for each row when (old.kept is not null) execute function let_object_go();
create trigger service_picture_changed after update on service_pictures
  for each row when (old.kept is not null and new.kept is distinct from old.kept) execute function let_object_go();

-- The hash of the picture, and what it shows in each language; null is the drawing.
alter table service_versions add column picture jsonb;

-- As 1510 made it, with the picture.
create or replace view service_contents as
  select s.slug, s.id, v.version, v.holds_from, v.withdrawn, v.published_by, v.drafted_by, v.drafted_at,
      jsonb_build_object('category', v.category, 'pricePaise', v.price_paise, 'durationMinutes', v.duration_minutes,
        'teamSize', v.team_size, 'laborCharges', v.labor_charges, 'initialRating', v.initial_rating, 'noisy', v.noisy,
        'taxClass', v.tax_class, 'art', v.art, 'picture', v.picture, 'words', v.words, 'jobs', v.jobs,
        'choices', coalesce(v.choices, '[]'), 'page', v.page, 'searchWords', v.search_words,
        'options', coalesce((select jsonb_agg(jsonb_build_object('key', o.key, 'available', o.available,
            'pricePaise', o.price_paise, 'durationMinutes', o.duration_minutes, 'teamSize', o.team_size) order by o.position)
          from service_options o where o.service_id = v.service_id and o.version = v.version), '[]')) as content
    from service_versions v join services s on s.id = v.service_id;
