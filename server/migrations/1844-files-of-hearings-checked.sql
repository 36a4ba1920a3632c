-- step: expand
-- What was enclosed before stands beside a note or in a talk, and keeps to the same rules.
alter table enclosures validate constraint enclosures_place;
alter table enclosures validate constraint enclosures_whose;
alter table enclosures validate constraint enclosures_talk_voice;
