-- Housing societies: when they want quiet, and what their gates ask of whoever comes.

-- Housing societies. A row that was invented for demonstration or simulation says so and is never shown as a real customer.
-- noun: society
create table societies (
  id integer generated always as identity primary key,
  name text not null,
  pincode text not null references pincodes,
  wings text[] not null check (cardinality(wings) > 0),
  synthetic boolean not null,
  -- Whether quiet keeps out work that drills and hammers, or every visit.
  quiet_for text not null default 'noisy' check (quiet_for in ('noisy', 'all')),
  gate_needs_pass boolean not null default false,
  -- How long getting through the gate takes.
  gate_minutes smallint not null default 0 check (gate_minutes between 0 and 60),
  -- By language: what the gate wants to be known beforehand.
  gate_words jsonb check (gate_words ? 'en'),
  -- Whether one can ride up: whoever is asked to carry a ladder to the seventh floor decides by it. Null: nobody has told us.
  lift boolean,
  unique (pincode, name)
);

-- Weekly; 0 is Sunday. Quiet that lasts past midnight is two rows.
-- noun: society
create table society_quiet_hours (
  society_id integer not null references societies on delete cascade,
  weekday smallint not null check (weekday between 0 and 6),
  starts_minute smallint not null check (starts_minute between 0 and 1439),
  ends_minute smallint not null check (ends_minute > starts_minute and ends_minute <= 1440),
  primary key (society_id, weekday, starts_minute)
);
