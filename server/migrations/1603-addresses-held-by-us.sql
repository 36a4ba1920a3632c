-- step: expand
-- An address that one of us has switched off stays off until one of us switches it on again.
alter table webhooks add column off_by_us boolean not null default false;
