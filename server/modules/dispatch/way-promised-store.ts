import type { Paise } from '#kernel/money.ts';
import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import type { OfferedJourney } from './offer.ts';

/**
 * The promise for the way of somebody who said yes, also if they have given the visit back since: the one made for this
 * hour, or the last one, where the same team comes to several.
 */
export const findWayPromised = async (
  db: Database,
  bookingId: string,
  karigarId: number,
  startsAt: Instant,
): Promise<{ readonly amountPaise: Paise; readonly journey: OfferedJourney } | undefined> =>
  selectWayPromised.first(db, [bookingId, karigarId, new Date(startsAt)]);

const selectWayPromised = statement<
  [string, number, Date],
  { amountPaise: Paise; journey: OfferedJourney }
>({
  name: 'find-offered-way',
  text: `select long_way_paise as "amountPaise", journey from offers
    where booking_id = $1 and karigar_id = $2 and state in ('accepted', 'given-back')
    order by starts_at = $3 desc, offered_at desc, round desc limit 1`,
});
