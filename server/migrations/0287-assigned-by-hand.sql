-- One of us may give a visit to a Karigar by name; why is kept beside what was decided otherwise.
alter table dispatch_decisions drop constraint dispatch_decisions_kind_check;
alter table dispatch_decisions add constraint dispatch_decisions_kind_check
  check (kind in ('offered', 'seated', 'replaced', 'nobody', 'waited', 'alarm', 'by-hand'));
