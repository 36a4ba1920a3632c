-- One row per move: timeline, audit and trigger at once, written in the same transaction as the state.

-- noun: events
create table events (
  id bigint generated always as identity primary key,
  subject uuid not null,
  type text not null,
  at timestamptz not null,
  -- 'customer:<id>', 'gateway:sandbox', 'clock', 'ops:<id>' …
  actor text not null,
  data jsonb not null
);
create index events_subject on events (subject, id);
-- What operations did, the latest first.
create index events_of_staff on events (at desc, id desc) where actor like 'ops:%';
-- Whoever declines a refund or payout by hand and hears no answer says so again: of what was declined nothing is left but
-- its event.
create index events_refund_declined on events ((data ->> 'refundId')) where type = 'RefundDeclinedByHand';
create index events_payout_declined on events ((data ->> 'payoutId')) where type = 'PayoutDeclinedByHand';

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;

create trigger events_append_only before update or delete on events
  for each row execute function refuse_change();

create trigger events_no_truncate before truncate on events
  for each statement execute function refuse_change();

-- What the world has yet to be told. Relayed in batches to the job queue, exactly once, after the commit.
-- noun: events
create table outbox (
  id bigint generated always as identity primary key,
  event_id bigint not null,
  type text not null,
  subject uuid not null,
  data jsonb not null,
  at timestamptz not null
);

create function record_event(
  p_subject uuid, p_type text, p_at timestamptz, p_actor text, p_data jsonb
) returns bigint language plpgsql as $$
declare
  v_id bigint;
begin
  insert into events (subject, type, at, actor, data)
    values (p_subject, p_type, p_at, p_actor, p_data) returning id into v_id;
  insert into outbox (event_id, type, subject, data, at) values (v_id, p_type, p_subject, p_data, p_at);
  return v_id;
end $$;
