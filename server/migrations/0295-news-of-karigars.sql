-- A Karigar is told things as the one who does the work, and others as a customer: each app has a list of its own, and
-- browsers of its own that want to hear.
alter table notifications
  add column app text not null default 'customer' check (app in ('customer', 'karigar'));
alter table push_subscriptions
  add column app text not null default 'customer' check (app in ('customer', 'karigar'));
-- When an offer rang at him while his app was closed. Null: it waits there until he looks.
alter table offers add column rang_at timestamptz;
create index offers_rang on offers (karigar_id, rang_at) where rang_at is not null and not urgent;
