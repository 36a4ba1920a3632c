-- Work that is done again is a booking of its own, which we pay; above the sum that one of us may decide alone it waits
-- for a second.
alter table disputes add column rework_id uuid references bookings;
alter table refunds_proposed
  drop constraint refunds_proposed_about_check,
  add constraint refunds_proposed_about_check check (about in ('dispute', 'safety-case', 'safety-fee', 'rework'));
