-- Those of us who run the company: what each may do, and by what second thing they show that it is they.

-- noun: staff
create table staff (
  user_id uuid primary key references users on delete cascade,
  roles text[] not null
    check (roles <@ array['support', 'dispatch', 'quality', 'finance', 'catalogue', 'admin'] and cardinality(roles) > 0),
  -- Null: from the command line of the machine, or forgotten since.
  invited_by uuid references users on delete set null,
  joined_at timestamptz not null,
  -- Sealed. Null until the first code of it was typed back.
  totp_sealed bytea,
  totp_confirmed_at timestamptz,
  -- The step of the last code that was taken: none is taken twice.
  totp_step bigint
);

-- Asked to join by mail address; taken up at the first sign-in with that address, once it is proven.
-- noun: staff
create table staff_invitations (
  email citext primary key,
  roles text[] not null
    check (roles <@ array['support', 'dispatch', 'quality', 'finance', 'catalogue', 'admin'] and cardinality(roles) > 0),
  invited_by uuid references users on delete set null,
  invited_at timestamptz not null
);

-- A session of its own, never that of the customer's pages; it ends for good after twelve hours.
-- noun: staff
create table staff_sessions (
  token_hash bytea primary key,
  user_id uuid not null references staff on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- Null: the password was right, and nothing is open yet.
  proven_at timestamptz,
  -- The last time the second factor was shown.
  stepped_up_at timestamptz,
  challenge text,
  challenge_at timestamptz,
  check (expires_at <= created_at + interval '12 hours')
);
create index staff_sessions_user on staff_sessions (user_id);
create index staff_sessions_expiry on staff_sessions (expires_at);

-- noun: staff
create table staff_passkeys (
  id text primary key,
  user_id uuid not null references staff on delete cascade,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  added_at timestamptz not null,
  used_at timestamptz
);
create index staff_passkeys_user on staff_passkeys (user_id);

-- noun: staff
create table staff_recovery_codes (
  user_id uuid not null references staff on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);
