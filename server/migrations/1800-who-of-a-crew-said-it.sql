-- step: expand
-- Whoever of a crew said a sentence, where it was not the leader, with whom the talk goes (`karigar_id`).
alter table visit_sentences add column speaker_id integer;
