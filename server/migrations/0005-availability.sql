-- Where we go; whose time there is, and whose is taken.

-- A city that is served. The first by `position` is the one that is shown while nobody has said where they live.
-- noun: availability
create table cities (
  slug text primary key check (slug ~ '^[a-z][a-z-]{1,30}$'),
  position smallint not null unique,
  -- By language; one that is missing is lent by another.
  names jsonb not null check (names ? 'en'),
  state_names jsonb not null check (state_names ? 'en'),
  -- Offered to those who live there, by code; none: every language of the product.
  languages text[] not null default '{}',
  -- The state's code in a GSTIN. Papers know tax within Maharashtra only; another state needs IGST first.
  tax_state text not null check (tax_state = '27'),
  -- All of India keeps one time, and every date of the product is reckoned in it.
  time_zone text not null default 'Asia/Kolkata' check (time_zone = 'Asia/Kolkata'),
  -- When visits may begin: minutes since midnight, evenly apart, all of them before the day ends.
  slots_first_minute smallint not null check (slots_first_minute >= 0),
  slots_step_minutes smallint not null check (slots_step_minutes between 5 and 240),
  slots_count smallint not null check (slots_count between 1 and 96),
  check (slots_first_minute + slots_step_minutes * (slots_count - 1) < 1440)
);

-- Days on which nobody works in a city: its holidays, and what closes it unforeseen.
-- noun: availability
create table city_closures (
  city text not null references cities,
  day date not null,
  primary key (city, day)
);

-- noun: availability
create table pincodes (
  pincode text primary key check (pincode ~ '^[1-9][0-9]{5}$'),
  city text not null references cities,
  -- By language; one that is missing is lent by another.
  names jsonb not null check (names ? 'en'),
  district text not null,
  latitude double precision not null,
  longitude double precision not null,
  population integer not null,
  served boolean not null
);

-- Minutes from door to door between two served pincodes in the slowest hour of the working day, so that a plan
-- made for any hour holds. Includes parking, gate and lift; within one pincode it is never zero.
-- noun: availability
create table travel_times (
  from_pincode text not null references pincodes,
  to_pincode text not null references pincodes,
  minutes smallint not null check (minutes > 0),
  primary key (from_pincode, to_pincode)
);

create extension if not exists btree_gist;

-- noun: availability
create table karigars (
  id integer generated always as identity primary key,
  user_id uuid unique references users,
  name text not null,
  home_pincode text not null references pincodes,
  -- The longest door-to-door journey from home that they accept.
  reach_minutes smallint not null check (reach_minutes > 0),
  active boolean not null default true
);

-- noun: availability
create table karigar_skills (
  karigar_id integer not null references karigars on delete cascade,
  service_id integer not null references services,
  primary key (karigar_id, service_id)
);
create index karigar_skills_service on karigar_skills (service_id);

-- A weekly shift; `ends_minute` past 1440 runs into the next day.
-- noun: availability
create table karigar_shifts (
  karigar_id integer not null references karigars on delete cascade,
  weekday smallint not null check (weekday between 0 and 6),
  starts_minute smallint not null check (starts_minute between 0 and 1439),
  ends_minute smallint not null check (ends_minute > starts_minute and ends_minute <= 2880),
  primary key (karigar_id, weekday, starts_minute)
);

-- noun: availability
create table karigar_leaves (
  karigar_id integer not null references karigars on delete cascade,
  day date not null,
  primary key (karigar_id, day)
);

-- One row, raised whenever the roster changes, so that every server process notices with one cheap read.
-- noun: availability
create table roster_revision (
  singleton boolean primary key default true check (singleton),
  revision bigint not null
);

insert into roster_revision values (true, 1);

create function raise_roster_revision() returns trigger language plpgsql as $$
begin
  update roster_revision set revision = revision + 1;
  return null;
end $$;

create trigger karigars_changed after insert or update or delete on karigars
  for each statement execute function raise_roster_revision();

create trigger karigar_skills_changed after insert or update or delete on karigar_skills
  for each statement execute function raise_roster_revision();

create trigger karigar_shifts_changed after insert or update or delete on karigar_shifts
  for each statement execute function raise_roster_revision();

create trigger cities_changed after insert or update or delete on cities
  for each statement execute function raise_roster_revision();

create trigger city_closures_changed after insert or update or delete on city_closures
  for each statement execute function raise_roster_revision();

create trigger karigar_leaves_changed after insert or update or delete on karigar_leaves
  for each statement execute function raise_roster_revision();

-- A named Karigar's time, taken for a booking: they leave their previous place at `leave_at`, are promised at the door at
-- `starts_at` and are free again at `ends_at`. The exclusion constraint has the last word: nobody is in two places,
-- journeys included. A team's booking has one row for each member, all or none.
-- noun: availability
create table holds (
  id bigint generated always as identity primary key,
  booking_id uuid not null,
  karigar_id integer not null references karigars,
  -- No foreign key: every booking of a place would queue for one hot row. The flow has looked it up.
  pincode text not null,
  leave_at timestamptz not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  check (leave_at < starts_at and starts_at < ends_at),
  constraint holds_one_place exclude using gist (karigar_id with =, tstzrange(leave_at, ends_at) with &&)
);
create index holds_booking on holds (booking_id);
create index holds_karigar_start on holds (karigar_id, starts_at) include (ends_at);
create index holds_start on holds (starts_at);

-- How often somebody confirmed a booking and there was nobody left to come: counted by day, naming nobody. It stands
-- beside the share of visits that were on time, which it would otherwise make look better than it is.
-- noun: availability
create table refused_requests (
  day date not null,
  reason text not null,
  requests bigint not null check (requests > 0),
  primary key (day, reason)
);

-- Who parted for safety, whichever of the two it was that went: nobody brings them together again. The first time counts.
-- noun: availability
create table partings (
  user_id uuid not null references users,
  karigar_id integer not null references karigars,
  -- The visit at which it was.
  booking_id uuid not null references bookings,
  parted_at timestamptz not null,
  primary key (user_id, karigar_id)
);

-- Those who parted are read with the roster; of a statement that changes nobody nothing is read anew.
create trigger partings_changed after insert or update or delete on partings
  for each row execute function raise_roster_revision();
