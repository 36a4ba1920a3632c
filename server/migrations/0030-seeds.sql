-- What has been sown into this database, and which edition of it: a start with nothing new to sow costs one read.
-- noun: seed
create table sowings (
  name text primary key,
  edition text not null,
  sown_at timestamptz not null
);

-- Housing societies. A row that was invented for demonstration or simulation says so and is never shown as a real customer.
-- noun: society
create table societies (
  id integer generated always as identity primary key,
  name text not null,
  pincode text not null references pincodes,
  wings text[] not null check (cardinality(wings) > 0),
  synthetic boolean not null,
  unique (pincode, name)
);
