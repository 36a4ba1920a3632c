-- How often somebody confirmed a booking and there was nobody left to come: counted by day, naming nobody. It stands
-- beside the share of visits that were on time, which it would otherwise make look better than it is.
-- noun: availability
create table refused_requests (
  day date not null,
  reason text not null,
  requests bigint not null check (requests > 0),
  primary key (day, reason)
);
