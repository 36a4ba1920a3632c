-- How much news a mobile or an address was sent on a day in India, over all accounts and channels. Whose it is, only the
-- house can tell: it stands here as a keyed fingerprint, and is forgotten after two days.
-- noun: messaging
create table news_of_days (
  destination text not null,
  on_day date not null,
  messages integer not null,
  primary key (on_day, destination)
);
