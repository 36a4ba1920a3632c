import { addDays, instantInIndia, type LocalDate } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

/** Held until the end: two who close and open one city follow each other. */
export const isCity = async (db: Database, slug: string): Promise<boolean> =>
  (await lockCity.run(db, [slug])).length > 0;

const lockCity = statement<[string], { slug: string }>({
  name: 'lock-city',
  text: 'select slug from cities where slug = $1 for update',
});

/** How many visits begin on a day at a place of the city. */
export const countHeldOn = async (db: Database, city: string, day: LocalDate): Promise<number> =>
  (
    await countVisits.first(db, [
      city,
      new Date(instantInIndia(day)),
      new Date(instantInIndia(addDays(day, 1))),
    ])
  )?.visits ?? 0;

const countVisits = statement<[string, Date, Date], { visits: number }>({
  name: 'count-visits-of-city-day',
  text: `select count(distinct h.booking_id)::integer as visits from holds h join pincodes p on p.pincode = h.pincode
    where p.city = $1 and h.starts_at >= $2 and h.starts_at < $3`,
});

type Closure = {
  readonly city: string;
  readonly day: LocalDate;
  readonly closed: boolean;
  readonly why: string;
};

/** False where it stood like this before. */
export const recordClosure = async (
  db: Database,
  { city, day, closed, why }: Closure,
): Promise<boolean> =>
  (await (closed ? close.run(db, [city, day, why]) : open.run(db, [city, day]))).length > 0;

const close = statement<[string, LocalDate, string], { day: string }>({
  name: 'close-city-day',
  text: 'insert into city_closures (city, day, why) values ($1, $2, $3) on conflict do nothing returning day',
});

const open = statement<[string, LocalDate], { day: string }>({
  name: 'open-city-day',
  text: 'delete from city_closures where city = $1 and day = $2 returning day',
});
