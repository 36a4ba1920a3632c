-- step: expand
-- Until when each of us is on duty, and browsers of ours that are told while the console is closed.
alter table staff add column on_duty_since timestamptz, add column on_duty_until timestamptz;

-- The browser of a colleague hangs on their session in the console, which is none of the customers' sessions.
alter table push_subscriptions
  add column staff_session_hash bytea references staff_sessions on delete cascade,
  alter column session_hash drop not null,
  drop constraint push_subscriptions_app_check,
  add constraint push_subscriptions_app_check check (app in ('customer', 'karigar', 'ops')) not valid,
  add constraint push_subscriptions_of_one_session check (num_nonnulls(session_hash, staff_session_hash) = 1) not valid;
