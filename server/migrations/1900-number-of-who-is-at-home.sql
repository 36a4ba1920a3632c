-- step: expand
-- The office may ring the person who is at home in the customer's place. Their number goes with the name beside it.

alter table briefings add column at_home_mobile text not null default ''
  check (at_home_mobile = '' or at_home_mobile ~ '^\+91[0-9]{10}$');
