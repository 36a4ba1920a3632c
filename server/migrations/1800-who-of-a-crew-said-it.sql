-- step: expand
-- The member of a crew who said a sentence; null for the leader, who stands in `karigar_id` as before.
alter table visit_sentences add column speaker_id integer;
