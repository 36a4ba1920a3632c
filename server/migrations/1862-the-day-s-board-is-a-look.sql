-- step: expand
-- The board of a day names everybody who works on it. It is one look a colleague and a day, at nobody in particular: five thousand
-- lines at each opening would hide the ones that matter.
alter table looks drop constraint looks_whose_check;
alter table looks add constraint looks_whose_check check (whose in ('user', 'karigar', 'booking', 'call-back', 'day')) not valid;

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
      when 'day' then null
      else (select b.user_id from bookings b where b.id = fresh.subject::uuid) end as id) owner
  where owner.id is distinct from p_by
$$;
