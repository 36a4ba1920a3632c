-- step: expand
-- As before, but at least a quarter of an hour early: on short ways a third of the way leaves no time to send somebody else.
create or replace function leave_by(p_karigar integer, p_leave_at timestamptz, p_starts_at timestamptz) returns timestamptz
language sql stable as $$
  select greatest(least(p_leave_at - (p_starts_at - p_leave_at) / 3, p_leave_at - interval '15 minutes'),
    p_starts_at - interval '3 hours',
    (select max(h.ends_at) from holds h where h.karigar_id = p_karigar and h.ends_at <= p_leave_at
      and h.ends_at > p_leave_at - interval '2 hours'))
$$;
