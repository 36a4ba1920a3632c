-- What is sold.

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
