-- step: expand
alter table push_subscriptions validate constraint push_subscriptions_app_check;
alter table push_subscriptions validate constraint push_subscriptions_of_one_session;
