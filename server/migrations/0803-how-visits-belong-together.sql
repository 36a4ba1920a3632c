-- step: expand
-- The terms of a category say how the visits of one booking belong together. A row that says nothing of it is older than the
-- question, or was drafted by the version before: the same team comes to all of them.
create or replace view category_contents as
  select key as slug, position, version, holds_from, published_by, drafted_by, drafted_at,
      '{"linkage": "same-team"}'::jsonb || terms || jsonb_build_object('position', position, 'tile', tile, 'words', words) as content
    from category_versions;
