-- step: expand
-- What a customer does not want to hear beside the bell: a topic by a way (`money:email`), or the night. Null is nothing.
alter table users add column unwanted_news text[];
