-- When a society wants quiet, and what its gate asks of whoever comes.
alter table societies
  -- Whether quiet keeps out work that drills and hammers, or every visit.
  add column quiet_for text not null default 'noisy' check (quiet_for in ('noisy', 'all')),
  add column gate_needs_pass boolean not null default false,
  -- How long getting through the gate takes.
  add column gate_minutes smallint not null default 0 check (gate_minutes between 0 and 60),
  -- {en, hi, mr}: what the gate wants to be known beforehand.
  add column gate_words jsonb check (gate_words ?& array['en', 'hi', 'mr']);

-- Weekly; 0 is Sunday. Quiet that lasts past midnight is two rows.
-- noun: society
create table society_quiet_hours (
  society_id integer not null references societies on delete cascade,
  weekday smallint not null check (weekday between 0 and 6),
  starts_minute smallint not null check (starts_minute between 0 and 1439),
  ends_minute smallint not null check (ends_minute > starts_minute and ends_minute <= 1440),
  primary key (society_id, weekday, starts_minute)
);
