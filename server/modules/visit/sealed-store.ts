import { sealedColumn } from '#server/platform/secrets/sealed-column.ts';
import { startCodeSeal } from './start-code.ts';

/** Start codes of visits that have not begun. */
export const sealedOfVisits = [
  sealedColumn('visit-start-codes', {
    select: `select id::text as id, start_code as sealed from visits where start_code is not null
      and ($1::bytea is null or substring(start_code from 1 for 7) <> $1) and id::text > $2
      order by id::text limit $3`,
    update: 'update visits set start_code = $3 where id::text = $1 and start_code = $2',
    about: ({ id }) => startCodeSeal(id),
  }),
];
