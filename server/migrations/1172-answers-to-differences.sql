-- step: expand
-- Words of operations about a difference between a gateway's report and our books; `explained` is the last one.
-- noun: settlement
create table settlement_answers (
  id uuid primary key,
  settlement_id uuid not null,
  position integer not null,
  way text not null check (way in ('asked', 'explained')),
  why text not null check (why <> ''),
  answered_by uuid not null references users,
  answered_at timestamptz not null,
  foreign key (settlement_id, position) references settlement_differences (settlement_id, position)
);
create index settlement_answers_difference on settlement_answers (settlement_id, position);
create unique index settlement_answers_explained on settlement_answers (settlement_id, position) where way = 'explained';

create trigger settlement_answers_append_only before update or delete on settlement_answers
  for each row execute function refuse_change();

create trigger settlement_answers_no_truncate before truncate on settlement_answers
  for each statement execute function refuse_change();
