import { FIRST_LINKAGE } from '#contract/catalogue/linkage.ts';

/** The crew that comes now: to the last visit that takes place of those to which its leader comes. */
export const LAST_DAY = `coalesce((select d.id from later_visits d where d.booking_id = b.id
      and d.starts_at <= coalesce((select ended.finished_at from visits ended where ended.id = b.id), 'infinity')
    order by exists (select from holds own where own.booking_id = d.id and own.karigar_id = v.karigar_id) desc,
      d.starts_at desc limit 1), b.id)`;

/** The same people come to all visits of `b`; its category says so, or is older than the question. */
const KEEPS_TEAM = `not exists (select from category_versions c where c.terms ->> 'linkage' <> '${FIRST_LINKAGE}'
      and b.category = case c.version when 1 then c.key else c.key || '@' || c.version end)`;

/**
 * The order of answers to a booking, the last first; rounds begin anew when a visit moves. Only those to one visit count where
 * each has people of its own.
 */
export const lastAnswerTo = (visitId: string): string =>
  `and (o.starts_at = (select own.starts_at from visits own where own.id = ${visitId}) or ${KEEPS_TEAM})
    order by o.offered_at desc, o.round desc limit 1`;

/** The last answer of the holder of `h` to the visit; a Karigar who was never asked, but whose time is held, comes. */
export const ANSWER = `coalesce((select o.state from offers o where o.booking_id = b.id and o.karigar_id = h.karigar_id ${lastAnswerTo('h.booking_id')}), 'accepted')`;

/**
 * The holder of `h` comes to its visit, or gave it back only once it had begun: they may have been there, and whether they were
 * can still be said.
 */
export const CAME_ALONG = `coalesce((select o.state = 'accepted' or o.state = 'given-back' and b.status = 'in_progress'
      and o.answered_at > (select own.starts_at from visits own where own.id = h.booking_id)
    from offers o where o.booking_id = b.id and o.karigar_id = h.karigar_id ${lastAnswerTo('h.booking_id')}), true)`;
