-- step: expand
-- What one of us writes down for the others about a booking, a customer or a Karigar.

-- noun: note
create table notes (
  -- Made by its writer's screen: sent twice it stands once.
  id uuid primary key,
  about text not null check (about in ('booking', 'customer', 'karigar')),
  -- Whose: the id of the booking, the account, the Karigar.
  subject text not null,
  text text not null check (length(text) between 1 and 1000),
  written_at timestamptz not null,
  written_by uuid not null,
  -- Stands above the others.
  pinned_at timestamptz
);
create index notes_subject on notes (about, subject, written_at);
