import * as z from 'zod/mini';

/** The number by which a Karigar is known among us. */
export const karigarNumber = z
  .int('karigar-invalid')
  .check(z.gte(1, 'karigar-invalid'), z.lte(2_147_483_647, 'karigar-invalid'));

/** The same as a part of an address. */
export const karigarInPath = z.coerce
  .number('karigar-invalid')
  .check(
    z.int('karigar-invalid'),
    z.gte(1, 'karigar-invalid'),
    z.lte(2_147_483_647, 'karigar-invalid'),
  );
