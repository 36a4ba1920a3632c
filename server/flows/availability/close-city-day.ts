import type { InputOf, OutputOf, RefusalOf } from '#contract/operation.ts';
import type { closeCityDay as promise } from '#contract/ops/close-city-day.ts';
import { newId } from '#kernel/ids.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { dateInIndia, type Instant } from '#kernel/time.ts';
import { countHeldOn, isCity, recordClosure } from '#server/modules/availability/closure-store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';

type Closed = Outcome<OutputOf<typeof promise>, RefusalOf<typeof promise>>;
type Command = InputOf<typeof promise> & { readonly by: string };

/** A day without work: nobody who has a visit on it is forgotten, so those are moved first. */
export const closeCityDay = (
  pool: Pool,
  { city, day, closed, why, by }: Command,
  now: Instant,
): Promise<Closed> =>
  transaction(pool, async (db): Promise<Closed> => {
    if (day <= dateInIndia(now)) return refuse('day-past');
    if (!(await isCity(db, city))) return refuse('city-unknown');
    const visits = closed ? await countHeldOn(db, city, day) : 0;
    if (visits > 0) return refuse('day-has-visits', { visits });
    const isNew = await recordClosure(db, { city, day, closed, why });
    if (isNew)
      await recordEvent(db, newId(now), 'CityDayClosed', now, `ops:${by}`, {
        ...{ city, day, closed, why },
      });
    return accept({ closed });
  });
