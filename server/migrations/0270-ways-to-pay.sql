-- A gateway's page may offer more ways than our dialog: whatever was used is what is written down, and where a refund goes.
alter table payments drop constraint payments_mode_check;
alter table payments add constraint payments_mode_check
  check (mode in ('cash', 'upi', 'card', 'netbanking', 'wallet'));
