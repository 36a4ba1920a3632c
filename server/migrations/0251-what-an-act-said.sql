-- The same name under other content is another act, and is refused. Keyed, because a start code is among what is said.
-- Unknown of what was said before.
alter table karigar_actions add column content_hash bytea;
