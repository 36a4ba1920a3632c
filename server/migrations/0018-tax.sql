-- Income tax that we keep of what Karigars earn and pay to the State for them.

-- Every credit of a Karigar, with what was kept of it, mostly nothing: the sum of a financial year decides.
-- noun: tax
create table income_tax_kept (
  -- The event in whose transaction they were credited.
  event_id bigint not null references events,
  karigar_id integer not null references karigars,
  booking_id uuid not null references bookings,
  -- Their part of what the customer pays, before anything is taken off.
  gross_paise bigint not null check (gross_paise > 0),
  kept_paise bigint not null check (kept_paise between 0 and gross_paise),
  section text not null,
  credited_at timestamptz not null,
  primary key (event_id, karigar_id)
);
create index income_tax_kept_year on income_tax_kept (karigar_id, credited_at);

create trigger income_tax_kept_append_only before update or delete on income_tax_kept
  for each row execute function refuse_change();

create trigger income_tax_kept_no_truncate before truncate on income_tax_kept
  for each statement execute function refuse_change();
