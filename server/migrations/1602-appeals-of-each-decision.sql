-- step: expand
-- Appeals that were answered before a later decision was made, which may be appealed again: what was said, and the answer.
alter table karigar_pauses add column former_appeals jsonb not null default '[]';
alter table account_closures add column former_appeals jsonb not null default '[]';
