import * as z from 'zod/mini';

/** The number of a society, as it stands in a path. */
export const societyId = z.coerce
  .number('number-invalid')
  .check(
    z.int('number-invalid'),
    z.gte(1, 'number-invalid'),
    z.lte(2_147_483_647, 'number-invalid'),
  );
