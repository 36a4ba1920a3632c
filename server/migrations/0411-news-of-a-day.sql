-- How much news a mobile or an address was sent on a day in India, over all accounts and channels. Whose it is, only the
-- house can tell: it stands here as a keyed fingerprint, and is forgotten after two days.
-- noun: messaging
create table news_of_days (
  destination text not null,
  on_day date not null,
  messages integer not null,
  primary key (on_day, destination)
);

-- How much went out by each channel on a day in India, codes included: what is more than the house means to spend is not
-- sent, and operations hear of it before.
-- noun: messaging
create table messages_of_days (
  channel text not null,
  on_day date not null,
  messages integer not null,
  primary key (on_day, channel)
);
