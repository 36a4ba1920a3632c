-- step: expand
-- One look may show thousands, as a map of everybody on the way does, and is read anew every second. What was seen in the last
-- ten minutes is gathered once and looked up by hash: row by row against each other, 5,000 took more than a second.
create or replace function record_looks(
  p_by uuid, p_at timestamptz, p_operation text, p_why text, p_request_id text,
  p_whats text[], p_whoses text[], p_subjects text[]
) returns void language sql as $$
  with fresh as materialized (
    select seen.what, seen.whose, seen.subject
    from unnest(p_whats, p_whoses, p_subjects) as seen (what, whose, subject)
    where (seen.what, seen.whose, seen.subject) not in (
      select l.what, l.whose, l.subject from looks l
      where l.by_user_id = p_by and l.at > p_at - interval '10 minutes' and l.at <= p_at
        and l.operation = p_operation and l.why is not distinct from p_why)
  )
  insert into looks (at, by_user_id, operation, what, user_id, whose, subject, why, request_id)
  select p_at, p_by, p_operation, fresh.what, owner.id, fresh.whose, fresh.subject, p_why, p_request_id
  from fresh
    cross join lateral (select case fresh.whose
      when 'user' then fresh.subject::uuid
      when 'karigar' then (select k.user_id from karigars k where k.id = fresh.subject::int)
      when 'call-back' then (select u.id from leads l join users u on u.mobile = l.mobile and u.mobile_proven_at is not null
        where l.id = fresh.subject::uuid)
      else (select b.user_id from bookings b where b.id = fresh.subject::uuid) end as id) owner
  where owner.id is distinct from p_by
$$;
