-- Every look of operations at what is known of somebody: who, when, at what, whose, and why. Nobody takes a line back, the
-- house included; what is older than three years may go.
-- noun: identity
create table looks (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  -- Who of us has looked. Ids without references: a look stays when an account goes.
  by_user_id uuid not null,
  operation text not null,
  what text not null,
  -- Whose: the account, where there is one, and what the answer named.
  user_id uuid,
  whose text not null check (whose in ('user', 'karigar', 'booking', 'call-back')),
  subject text not null,
  why text,
  request_id text not null
);
create index looks_user on looks (user_id, at desc) where user_id is not null;
create index looks_latest on looks (at desc, id desc);
create index looks_by on looks (by_user_id, at desc);

-- Only what was typed as a reason goes with an account that is deleted: it may name its person.
create trigger looks_append_only before update on looks for each row
  when (new.why is not null or to_jsonb(new) - 'why' <> to_jsonb(old) - 'why') execute function refuse_change();
create trigger looks_kept before delete on looks for each row
  when (old.at > now() - interval '3 years') execute function refuse_change();
create trigger looks_no_truncate before truncate on looks for each statement execute function refuse_change();

-- A list that is read anew every few seconds is one look as long as it is looked at.
create function record_looks(
  p_by uuid, p_at timestamptz, p_operation text, p_why text, p_request_id text,
  p_whats text[], p_whoses text[], p_subjects text[]
) returns void language sql as $$
  insert into looks (at, by_user_id, operation, what, user_id, whose, subject, why, request_id)
  select p_at, p_by, p_operation, seen.what, owner.id, seen.whose, seen.subject, p_why, p_request_id
  from unnest(p_whats, p_whoses, p_subjects) as seen (what, whose, subject)
    cross join lateral (select case seen.whose
      when 'user' then seen.subject::uuid
      when 'karigar' then (select k.user_id from karigars k where k.id = seen.subject::int)
      when 'call-back' then (select u.id from leads l join users u on u.mobile = l.mobile and u.mobile_proven_at is not null
        where l.id = seen.subject::uuid)
      else (select b.user_id from bookings b where b.id = seen.subject::uuid) end as id) owner
  where owner.id is distinct from p_by and not exists (
    select from looks l where l.by_user_id = p_by and l.at > p_at - interval '10 minutes' and l.at <= p_at
      and l.operation = p_operation and l.what = seen.what and l.whose = seen.whose and l.subject = seen.subject
      and l.why is not distinct from p_why)
$$;
