-- A customer who has a registered business may have the papers of a booking made out to it.

-- The registered name and number that he gave for one booking, until its papers are issued.
-- noun: paper
create table paper_businesses (
  booking_id uuid primary key references bookings,
  name text not null check (length(name) between 3 and 120),
  gstin text not null check (gstin ~ '^27[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$'),
  given_at timestamptz not null
);

-- Where the recipient lives is forgotten with his name; a registered business stays on its papers (CGST Rules, 46(d)).
alter table paper_recipients
  add column address text,
  add column gstin text;
