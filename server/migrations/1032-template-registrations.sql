-- step: expand
-- How far the registration of each sentence has come that operators or Meta let through word for word. The newest row of a
-- sentence holds; the rows before it are its history.

-- noun: messaging
create table template_registrations (
  id bigint generated always as identity primary key,
  channel text not null check (channel in ('sms', 'whatsapp')),
  name text not null check (length(name) <= 80),
  language text not null check (language ~ '^[a-z]{2,3}$'),
  state text not null check (state in ('open', 'waiting', 'registered', 'refused')),
  registration_id text check (registration_id ~ '^[\w.:-]{1,60}$'),
  note text,
  -- The sentence as it stood then.
  sentence text not null,
  changed_by uuid not null,
  changed_at timestamptz not null,
  check (state <> 'registered' or registration_id is not null)
);
create index template_registrations_of on template_registrations (channel, name, language, id desc);
