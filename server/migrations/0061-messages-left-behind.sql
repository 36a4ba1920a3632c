-- Sent, and nobody has heard whether it arrived: what the sweep looks for.
create index messages_unconfirmed on messages (settled_at)
  where state = 'sent' and instead is not null and taken_over_at is null;
