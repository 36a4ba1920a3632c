-- step: expand
-- A customer's account is paused as a Karigar is: for 72 hours at most without a decision with its evidence, against which
-- they may appeal, and somebody else answers. Rows of the version before have no end and stay as they are.
alter table account_closures
  add column ends_at timestamptz,
  add column decision text check (decision in ('stay', 'close')),
  add column evidence text,
  add column decided_at timestamptz,
  add column decided_by uuid references users,
  add column appeal text,
  add column appealed_at timestamptz,
  add column appeal_taken_by uuid references users,
  add column appeal_granted boolean,
  add column appeal_answer text,
  add column appeal_decided_at timestamptz,
  add column appeal_decided_by uuid references users;
