-- step: expand
-- A Karigar answers a complaint, and appeals against a decision, by voice and pictures as well: `karigar_id` says whose they are.
alter table enclosures
  drop constraint enclosures_place_check,
  drop constraint enclosures_of_talk,
  drop constraint enclosures_talk_is_voice,
  add constraint enclosures_place check (place in ('briefing', 'talk', 'answer', 'appeal')) not valid,
  add constraint enclosures_whose check ((place = 'briefing') = (karigar_id is null)) not valid,
  add constraint enclosures_talk_voice check (place <> 'talk' or media <> 'image/webp') not valid;
