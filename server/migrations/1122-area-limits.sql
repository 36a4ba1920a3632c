-- step: expand
-- From a day on a part of a city takes nothing new, or only of a share of those who work. What is booked stands: unlike
-- `pincodes.served`, which takes a place from dispatch as well.

-- noun: area-limit
create table area_limits (
  id uuid primary key,
  city text not null references cities,
  -- Everywhere we go there, also where we go only later; then every pincode served on that day is named.
  whole_city boolean not null,
  pincodes text[] not null check (cardinality(pincodes) > 0),
  -- Karigars that are sold, of a hundred who could come; none is a place that we do not go to any more.
  percent smallint not null check (percent between 0 and 90),
  from_on date not null,
  -- The first day that is as usual again. Taken back before it began it holds for none; null until further notice.
  again_on date check (again_on >= from_on),
  check (percent = 0 or again_on is not null),
  version integer not null default 1,
  made_at timestamptz not null
);

-- Asked in the statement that books, so that nothing is placed by a process that has not heard of a closing yet. One a visit:
-- `p_placing` (which placing, from 1) and `p_starts_at`.
create function areas_open(p_pincodes text[], p_placing integer[], p_starts_at timestamptz[])
returns table (open boolean) language sql stable as $$
  select not exists (
    select from area_limits l
      -- Most of the time there is none; those that are over by the first day asked cost nothing more.
      where l.percent = 0 and (l.again_on is null or l.again_on > greatest(l.from_on,
          (select (min(at) at time zone 'Asia/Kolkata')::date from unnest(p_starts_at) at)))
        and exists (
          select from unnest(p_placing, p_starts_at) v (nth, at),
              lateral (select (v.at at time zone 'Asia/Kolkata')::date as day) d
            where l.from_on <= d.day and (l.again_on is null or l.again_on > d.day)
              and case when l.whole_city
                then exists (select from pincodes p where p.pincode = p_pincodes[v.nth] and p.city = l.city)
                else p_pincodes[v.nth] = any (l.pincodes) end));
$$;
