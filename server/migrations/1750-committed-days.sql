-- step: expand
-- A day of which a Karigar has said that they may be sent to visits within their hours without being asked each time.
-- noun: availability
create table karigar_commitments (
  karigar_id integer not null references karigars on delete cascade,
  day date not null,
  committed_at timestamptz not null,
  primary key (karigar_id, day)
);

-- 'sent': they were, without being asked.
alter table dispatch_decisions drop constraint dispatch_decisions_kind_check,
  add constraint dispatch_decisions_kind_check check
    (kind in ('offered', 'seated', 'replaced', 'nobody', 'waited', 'alarm', 'by-hand', 'sent')) not valid;
