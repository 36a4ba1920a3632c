-- step: expand
-- How often the gateways' reports since a restore could not all be read, and when they are asked for again.
alter table restores
  add column ask_tries integer not null default 0,
  add column ask_at timestamptz;
