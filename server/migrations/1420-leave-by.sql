-- step: expand
-- When a Karigar is asked to leave for a visit: a third of the way earlier than it takes in its slowest hour, because one way in
-- seven takes that much longer in the rush, but not before the visit before it is planned to end.
create function leave_by(p_karigar integer, p_leave_at timestamptz, p_starts_at timestamptz) returns timestamptz
language sql stable as $$
  select greatest(p_leave_at - (p_starts_at - p_leave_at) / 3,
    (select max(h.ends_at) from holds h where h.karigar_id = p_karigar and h.ends_at <= p_leave_at
      and h.ends_at > p_leave_at - interval '2 hours'))
$$;
