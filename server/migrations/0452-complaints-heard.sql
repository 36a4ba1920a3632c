-- Both sides of a complaint are heard, a decision names who bears it, and is looked at once more by somebody else.

-- noun: visit
create table complaint_answers (
  booking_id uuid not null references bookings,
  line smallint not null check (line > 0),
  karigar_id integer not null references karigars,
  answer text not null check (answer <> ''),
  answered_at timestamptz not null,
  primary key (booking_id, line)
);
create index complaint_answers_karigar on complaint_answers (karigar_id);

-- noun: visit
create table decision_appeals (
  booking_id uuid primary key references bookings,
  karigar_id integer not null references karigars,
  why text not null check (why <> ''),
  appealed_at timestamptz not null,
  -- True: what they bore is paid to them after all.
  granted boolean,
  answer text not null default '',
  decided_by text,
  decided_at timestamptz,
  check ((granted is null) = (decided_at is null) and (granted is null) = (decided_by is null))
);
create index decision_appeals_karigar on decision_appeals (karigar_id);
create index decision_appeals_open on decision_appeals (appealed_at) where decided_at is null;

alter table disputes
  add column borne_by text check (borne_by in ('us', 'karigar', 'shared')),
  add column decided_by text,
  -- What each Karigar lost of their pay by it, before we bore anything: [{karigarId, amountPaise}].
  add column lost jsonb not null default '[]';
-- Until now whatever was given back was taken off the pay.
update disputes set borne_by = 'karigar' where outcome = 'refund';
