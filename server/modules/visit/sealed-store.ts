import { sealedColumn } from '#server/platform/secrets/sealed-column.ts';
import { startCodeSeal } from './start-code.ts';

/** Start codes of visits, and of later days, that have not begun. */
export const sealedOfVisits = [
  sealedColumn('visit-start-codes', {
    select: `select booking_id::text as id, start_code as sealed from visits where start_code is not null
      and ($1::bytea is null or substring(start_code from 1 for 7) <> $1) and booking_id::text > $2
      order by booking_id::text limit $3`,
    update: 'update visits set start_code = $3 where booking_id::text = $1 and start_code = $2',
    about: ({ id }) => startCodeSeal(id),
  }),
  sealedColumn('day-start-codes', {
    select: `select day_id::text as id, start_code as sealed from day_visits where start_code is not null
      and ($1::bytea is null or substring(start_code from 1 for 7) <> $1) and day_id::text > $2
      order by day_id::text limit $3`,
    update: 'update day_visits set start_code = $3 where day_id::text = $1 and start_code = $2',
    about: ({ id }) => startCodeSeal(id),
  }),
];
