-- noun: support
create table leads (
  id uuid primary key,
  name text not null,
  mobile text not null,
  service_interest text not null,
  area text not null,
  language text not null,
  created_at timestamptz not null,
  handled_at timestamptz
);
create index leads_waiting on leads (created_at) where handled_at is null;
create index leads_mobile on leads (mobile);
