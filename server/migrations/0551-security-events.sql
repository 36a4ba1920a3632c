-- step: expand
-- Who tried to be whom, from where, and what came of it: sign-ins, codes, changes of contacts, refusals by role, captchas,
-- acts of operations, forged webhooks. Of addresses and numbers only fingerprints stand here, under a key that is not in the
-- database. Nobody changes a line, the house included; what is older than a year may go.
-- noun: identity
create table security_events (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  kind text not null,
  operation text not null,
  result text not null,
  -- Whose session, or who was let in. Without a reference: the line stays when an account goes.
  user_id uuid,
  tried text,
  address text,
  request_id text,
  -- How often within a second.
  times integer not null check (times >= 1)
);
create index security_events_latest on security_events (at desc, id desc);
create index security_events_user on security_events (user_id, at desc) where user_id is not null;
create index security_events_address on security_events (address, at desc) where address is not null;

create trigger security_events_append_only before update on security_events for each row execute function refuse_change();
create trigger security_events_kept before delete on security_events for each row
  when (old.at > now() - interval '1 year') execute function refuse_change();
create trigger security_events_no_truncate before truncate on security_events for each statement
  execute function refuse_change();
