-- Who has mistyped an estimate, or waits in vain for an answer to it, takes it back.
alter table estimates drop constraint estimates_state_check;
alter table estimates add constraint estimates_state_check
  check (state in ('proposed', 'approved', 'refused', 'withdrawn'));
