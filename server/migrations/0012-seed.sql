-- What has been sown into this database, and which edition of it: a start with nothing new to sow costs one read.
-- noun: seed
create table sowings (
  name text primary key,
  edition text not null,
  sown_at timestamptz not null
);
