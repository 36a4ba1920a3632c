-- step: expand
-- Features that are switched off for a while: a row for each that ever was. Who did it and why stands in the events.

-- noun: feature
create table feature_switches (
  feature text primary key check (length(feature) between 3 and 40),
  -- The subject of its events.
  id uuid not null unique,
  -- Null, or over: it is on.
  off_until timestamptz,
  version integer not null
);
