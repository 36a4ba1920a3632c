import * as z from 'zod/mini';

/** The number by which a Karigar is known among us. */
export const karigarNumber = z
  .int('karigar-invalid')
  .check(z.gte(1, 'karigar-invalid'), z.lte(2_147_483_647, 'karigar-invalid'));
