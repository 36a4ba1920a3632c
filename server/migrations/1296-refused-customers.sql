-- step: expand
-- A Karigar may ask never to be sent to a customer again, and take it back. A parting for safety has no reason and stays.
alter table partings add column reason text
  constraint partings_reason check (reason in ('manners', 'not-safe', 'place', 'pay', 'other'));
