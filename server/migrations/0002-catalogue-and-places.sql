-- What is sold, and where.

-- noun: catalogue
create table services (
  id integer primary key,
  slug text not null unique,
  category text not null check (category in ('daily', 'event', 'religious')),
  price_paise bigint not null check (price_paise > 0),
  duration_minutes integer not null check (duration_minutes > 0 and duration_minutes % 15 = 0),
  team_size integer not null check (team_size between 1 and 12),
  labor_charges boolean not null,
  initial_rating numeric(2, 1) not null
);

-- noun: catalogue
create table service_options (
  service_id integer not null references services,
  key text not null check (key in ('decoration', 'food', 'fullArrangement')),
  position integer not null,
  available boolean not null default true,
  price_paise bigint not null check (price_paise > 0),
  duration_minutes integer not null check (duration_minutes > 0 and duration_minutes % 15 = 0),
  team_size integer not null check (team_size between 1 and 12),
  primary key (service_id, key)
);

-- noun: availability
create table pincodes (
  pincode text primary key check (pincode ~ '^[1-9][0-9]{5}$'),
  name_en text not null,
  name_hi text not null,
  name_mr text not null,
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
