-- One coming of one crew to one door: when, who, and what happens there.

-- A booking has a visit for each of its days, from its placing on. The first of those that have not ended early has the id of
-- its booking; its state stands in `bookings`. The time of a visit is held under the id of the visit.
-- noun: visit
create table visits (
  id uuid primary key,
  booking_id uuid not null references bookings,
  -- Stays with the day, whatever happens to the others.
  position smallint not null check (position >= 1),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  -- Who leads it; of a visit after the first, who set out for it. Nobody after they gave it back or broke it off, until the next one accepts.
  karigar_id integer references karigars,
  assigned_at timestamptz,
  set_out_at timestamptz,
  -- Six digits, sealed; there from setting out until the work begins.
  start_code bytea,
  start_code_tries smallint not null default 0 check (start_code_tries between 0 and 5),
  -- How it is known that somebody was at the door. A button alone is not enough.
  arrived_by text check (arrived_by in ('position', 'evidence', 'code')),
  -- When somebody was at the door of a visit after the first.
  arrived_at timestamptz,
  -- When they were there by their own clock, which goes on where there is no network.
  arrived_own_at timestamptz,
  started_at timestamptz,
  finished_at timestamptz,
  accepted_at timestamptz,
  contact_tries smallint not null default 0,
  last_contact_at timestamptz,
  -- How what was due at the end is paid, and whether the work was stopped before its end.
  pay_by text check (pay_by in ('nothing', 'cash', 'link')),
  partial boolean not null default false,
  -- Nobody is on the way to one visit, or at its door, while at another: whoever leads a visit has one under way at most. The
  -- state of a first visit stands in `bookings`, so it is carried here by a trigger, and the index has the last word. An event
  -- of several days is not under way in the nights between them; its days are held as times, which exclude each other.
  under_way boolean not null default false,
  -- How often it was moved to another time, by itself or with all of its booking; null is never. And what cancelling it costs
  -- at least, since it was moved late; of the whole booking the sum stands in `bookings`.
  reschedules smallint,
  fee_floor_paise bigint check (fee_floor_paise > 0),
  -- It may end early, by itself: cancelled, called off, or missed by either side. Its sisters go on. What it was to cost, and
  -- what became of it.
  ended_as text check (ended_as in ('cancelled', 'no_show_customer', 'no_show_provider')),
  ended_at timestamptz,
  price_paise bigint check (price_paise > 0),
  fee_paise bigint check (fee_paise >= 0),
  refund_paise bigint check (refund_paise >= 0),
  goodwill_paise bigint check (goodwill_paise >= 0),
  check ((ended_as is null) = (ended_at is null) and (ended_as is null) = (price_paise is null)
    and (ended_as is null) = (fee_paise is null) and (ended_as is null) = (refund_paise is null)
    and (ended_as is null) = (goodwill_paise is null)),
  -- Deferred, because two visits may change places in one statement.
  unique (booking_id, position) deferrable initially immediate
);
create index visits_starts on visits (starts_at);
create index visits_karigar on visits (karigar_id, assigned_at);
create unique index visits_one_under_way on visits (karigar_id) where under_way;

-- The visits of an event after its first that have not ended early.
create view later_visits as
  select * from visits where id <> booking_id and ended_as is null;

-- What each act of a Karigar came to, by the name the telephone gave it: done twice it is done once.
-- noun: visit
create table karigar_actions (
  action_id uuid primary key,
  karigar_id integer not null references karigars,
  booking_id uuid not null references bookings,
  act text not null,
  -- By their own clock, held within what can be; and by ours.
  own_at timestamptz not null,
  at timestamptz not null,
  -- Null when it was done, else the refusal.
  refusal jsonb,
  -- The same name under other content is another act, and is refused. Keyed, because a start code is among what is said.
  content_hash bytea
);
create index karigar_actions_booking on karigar_actions (booking_id, at);

-- Work beyond what was booked, as it was proposed.
-- noun: visit
create table estimates (
  id uuid primary key,
  booking_id uuid not null references bookings,
  karigar_id integer not null references karigars,
  state text not null check (state in ('proposed', 'approved', 'refused', 'withdrawn')),
  -- [{kind, label, amountPaise}]
  lines jsonb not null,
  total_paise bigint not null check (total_paise > 0),
  proposed_at timestamptz not null,
  decided_at timestamptz,
  check ((state = 'proposed') = (decided_at is null))
);
create index estimates_booking on estimates (booking_id, proposed_at);
-- One question at a time.
create unique index estimates_open on estimates (booking_id) where state = 'proposed';

-- What the visit costs, line by line: written when the work ends, before the end or after it.
-- noun: visit
create table bill_lines (
  booking_id uuid not null references bookings,
  line smallint not null check (line > 0),
  kind text not null check (kind in ('service', 'labour', 'parts')),
  label text not null,
  approved_paise bigint not null check (approved_paise >= 0),
  amount_paise bigint not null check (amount_paise between 0 and approved_paise),
  state text not null default 'open' check (state in ('open', 'accepted', 'disputed')),
  primary key (booking_id, line)
);

-- noun: visit
create table checklist_ticks (
  booking_id uuid not null references bookings,
  item text not null,
  ticked_at timestamptz not null,
  primary key (booking_id, item)
);

-- Pictures of the place and the work, drawn anew as WebP without metadata. They show the inside of a home: for the
-- customer, the Karigar of the visit and operations only.
-- noun: visit
create table visit_photos (
  id uuid primary key,
  booking_id uuid not null references bookings,
  karigar_id integer not null references karigars,
  kind text not null check (kind in ('arrival', 'before', 'after', 'problem')),
  webp bytea check (octet_length(webp) between 1 and 1048576),
  taken_at timestamptz not null,
  added_at timestamptz not null,
  -- Where the bytes lie once they have left the row.
  kept text check (num_nonnulls(webp, kept) = 1)
);
create index visit_photos_to_move on visit_photos (added_at) where webp is not null;
create index visit_photos_booking on visit_photos (booking_id, taken_at);

-- noun: visit
create table disputes (
  booking_id uuid primary key references bookings,
  reason text not null,
  comment text not null,
  -- The numbers of the lines it is about.
  lines smallint[] not null,
  opened_at timestamptz not null,
  outcome text check (outcome in ('refund', 'rework', 'none')),
  refund_paise bigint not null default 0 check (refund_paise >= 0),
  answer text not null default '',
  resolved_at timestamptz,
  -- Work that is done again is a booking of its own, which we pay.
  rework_id uuid references bookings,
  -- The position of the one visit that it is about; null is all of them.
  visit smallint,
  check ((outcome is null) = (resolved_at is null))
);
create index disputes_open on disputes (opened_at) where resolved_at is null;
-- Whichever booking ends without its visit is asked whether it was to do disputed work again.
create index disputes_rework on disputes (rework_id) where rework_id is not null;

-- A visit that somebody left because it did not feel safe. What the customer has paid is held until it is closed.
-- noun: visit
create table safety_cases (
  booking_id uuid primary key references bookings,
  opened_by text not null check (opened_by in ('customer', 'karigar', 'ops', 'clock')),
  -- The state in which the visit was left.
  left_at_status text not null,
  opened_at timestamptz not null,
  refund_paise bigint check (refund_paise >= 0),
  answer text not null default '',
  closed_at timestamptz,
  check ((refund_paise is null) = (closed_at is null))
);
create index safety_cases_open on safety_cases (opened_at) where closed_at is null;

-- What was said of a visit that goes badly, once for each time it was promised: a visit that was moved is another promise.
-- noun: visit
create table visit_alarms (
  booking_id uuid not null references bookings,
  alarm text not null,
  promised_at timestamptz not null,
  raised_at timestamptz not null,
  primary key (booking_id, alarm, promised_at)
);

-- What one of us wants to give back out of a dispute or a safety case, or to do with money that does not fit, above the sum that one may decide alone. It is
-- executed when a second of us names the same sum.
-- noun: visit
create table refunds_proposed (
  booking_id uuid not null references bookings,
  -- What a customer is to pay when a case is closed, or work done again, is agreed on like what is given back; they are
  -- never taken for one another.
  about text not null check (about in ('dispute', 'safety-case', 'safety-fee', 'rework',
    'mismatch-adopt', 'mismatch-match', 'mismatch-return')),
  amount_paise bigint not null check (amount_paise > 0),
  -- As the events name who acts.
  proposed_by text not null,
  proposed_at timestamptz not null,
  agreed_by text check (agreed_by <> proposed_by),
  primary key (booking_id, about)
);
create index refunds_proposed_open on refunds_proposed (proposed_at) where agreed_by is null;

create function carry_under_way() returns trigger language plpgsql as $$
begin
  update visits
    set under_way = new.status in ('dispatched', 'arrived') or (new.status = 'in_progress' and new.days is null)
    where id = new.id;
  return null;
end $$;

create trigger bookings_carry_under_way after update of status on bookings
  for each row when (old.status is distinct from new.status) execute function carry_under_way();

-- What a customer shows of the problem they have raised, drawn anew as WebP without metadata. It may show the inside of their
-- home: for them and operations only. A picture has the id that the browser gave it, so that sent twice it is kept once.
-- noun: visit
create table dispute_photos (
  booking_id uuid not null references disputes,
  id uuid not null,
  webp bytea check (octet_length(webp) between 1 and 1048576),
  added_at timestamptz not null,
  -- Where the bytes lie once they have left the row, and what they are known by.
  kept text check (num_nonnulls(webp, kept) = 1),
  sha256 bytea not null,
  primary key (booking_id, id)
);
create index dispute_photos_to_move on dispute_photos (added_at) where webp is not null;
create index dispute_photos_id on dispute_photos (id);
