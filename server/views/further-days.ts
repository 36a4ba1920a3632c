import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import type { FurtherDay } from './booking-view.ts';

/** The days of an event after its first, for a booking that was not read as a row. */
export const readFurtherDays = async (
  db: Database,
  { id, days }: { readonly id: string; readonly days: number },
): Promise<readonly FurtherDay[]> => (days > 1 ? selectFurtherDays.run(db, [id]) : []);

const selectFurtherDays = statement<[string], FurtherDay>({
  name: 'view-further-days',
  text: `select starts_at as "startsAt", ends_at as "endsAt" from later_visits
    where booking_id = $1 order by position`,
});
