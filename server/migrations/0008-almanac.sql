-- What operations know better than the almanac: a day that bears a mark it does not know, or does not bear one it knows.
-- A festival that moves is two rows: the old day without, the new day with its mark.
-- noun: almanac
create table day_marks (
  day date not null,
  mark text not null,
  shown boolean not null,
  primary key (day, mark)
);
