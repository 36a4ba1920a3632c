-- step: expand
-- Earlier enclosures stand beside a note or in a talk, and keep to the same rules.
alter table enclosures validate constraint enclosures_place;
alter table enclosures validate constraint enclosures_whose;
alter table enclosures validate constraint enclosures_talk_voice;
