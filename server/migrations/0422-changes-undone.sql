-- When somebody has shown in this session that it is they who sit there: by password or code, not by the open browser.
alter table sessions add column confirmed_at timestamptz;

-- How an account was reached before its e-mail or mobile was changed. Whoever reads the mail that went to the old address can
-- put it back for a week.
-- noun: identity
create table contact_undos (
  -- SHA-256 of the token in the link.
  token_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  email citext,
  email_proven_at timestamptz,
  mobile text,
  mobile_proven_at timestamptz,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index contact_undos_user on contact_undos (user_id);
