-- Who may not work or book for now, why, and how that was decided.

-- Off the roster by us: at first for 72 hours at most; longer, or for good, only by a decision with evidence, which its
-- Karigar may appeal against and somebody else then decides.
-- noun: karigar
create table karigar_pauses (
  id uuid primary key,
  user_id uuid not null references users,
  karigar_id integer not null references karigars,
  reason text not null check (reason in ('safety', 'complaints', 'documents', 'money', 'conduct', 'other')),
  -- What the Karigar reads, in the language named beside it.
  notice text not null,
  language text not null check (language ~ '^[a-z]{2,3}$'),
  paused_at timestamptz not null,
  -- Null once forgotten with whoever it was.
  paused_by uuid references users,
  -- When it ends by itself; null: it was decided to end working together.
  ends_at timestamptz,
  decision text check (decision in ('stay', 'end')),
  evidence text,
  decided_at timestamptz,
  decided_by uuid references users,
  appeal text,
  appealed_at timestamptz,
  appeal_granted boolean,
  appeal_answer text,
  appeal_decided_at timestamptz,
  appeal_decided_by uuid references users,
  over_at timestamptz,
  over_why text,
  check ((decision is null) = (decided_at is null) and (decision is null) = (evidence is null)),
  check ((appeal is null) = (appealed_at is null)),
  check ((appeal_granted is null) = (appeal_answer is null) and (appeal_granted is null) = (appeal_decided_at is null)),
  check (decision is not null or ends_at is not null and ends_at <= paused_at + interval '72 hours'),
  check (appeal_decided_by is null or appeal_decided_by is distinct from paused_by and appeal_decided_by is distinct from decided_by)
);
-- One at a time.
create unique index karigar_pauses_open on karigar_pauses (karigar_id) where over_at is null;
create index karigar_pauses_ending on karigar_pauses (ends_at) where over_at is null;
create index karigar_pauses_user on karigar_pauses (user_id, paused_at);

-- An account that we have closed to its customer, for a time or for good.
-- noun: identity
create table account_closures (
  id uuid primary key,
  user_id uuid not null references users,
  kind text not null check (kind in ('pause', 'close')),
  reason text not null check (reason in ('safety', 'payment', 'misuse', 'asked', 'other')),
  notice text not null,
  closed_at timestamptz not null,
  closed_by uuid references users,
  reopened_at timestamptz,
  reopened_by uuid references users,
  reopened_why text,
  check ((reopened_at is null) = (reopened_why is null))
);
create unique index account_closures_open on account_closures (user_id) where reopened_at is null;
