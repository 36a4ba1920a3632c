-- step: expand
-- Filters of the console that a colleague has saved: by name the part of the address in which the list keeps them.
alter table staff add column saved_views jsonb not null default '{}' check (jsonb_typeof(saved_views) = 'object');
