-- step: expand
-- Help and policies change by versions: each is read from its moment on, none changes once it has been published. What was
-- delivered with the product is a version like any other, published by nobody of the company.

-- noun: text
create table text_versions (
  key text not null check (key ~ '^[a-z][a-z-]{1,60}$'),
  version integer not null check (version > 0),
  -- Null is a draft.
  holds_from timestamptz,
  -- The text in each language, as it is edited.
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  by_release boolean not null default false,
  -- The change and its reason, for colleagues.
  why text,
  drafted_by text,
  drafted_at timestamptz not null,
  published_by text,
  primary key (key, version),
  check (by_release or drafted_by is not null),
  check (holds_from is null or by_release or published_by is not null)
);
create unique index text_versions_draft on text_versions (key) where holds_from is null;
create trigger text_versions_stay before update or delete on text_versions
  for each row execute function refuse_change_of_published();
