-- step: expand
-- As before, but not before the hour from which they may set out, which on the longest ways is later than a third of the way early.
create or replace function leave_by(p_karigar integer, p_leave_at timestamptz, p_starts_at timestamptz) returns timestamptz
language sql stable as $$
  select greatest(p_leave_at - (p_starts_at - p_leave_at) / 3,
    p_starts_at - interval '3 hours',
    (select max(h.ends_at) from holds h where h.karigar_id = p_karigar and h.ends_at <= p_leave_at
      and h.ends_at > p_leave_at - interval '2 hours'))
$$;
