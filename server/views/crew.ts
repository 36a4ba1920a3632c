/** The crew that comes now: to the last visit that takes place of those to which its leader comes. */
export const LAST_DAY = `coalesce((select d.id from later_visits d where d.booking_id = b.id
      and d.starts_at <= coalesce((select ended.finished_at from visits ended where ended.id = b.id), 'infinity')
    order by exists (select from holds own where own.booking_id = d.id and own.karigar_id = v.karigar_id) desc,
      d.starts_at desc limit 1), b.id)`;

/** The last answer of the holder of `h` to the visit; a Karigar who was never asked, but whose time is held, comes. */
export const ANSWER = `coalesce((select o.state from offers o where o.booking_id = b.id and o.karigar_id = h.karigar_id
    order by o.round desc, o.offered_at desc limit 1), 'accepted')`;
