import * as z from 'zod/mini';

/** As far as the database counts. */
const LAST = 2_147_483_647;

/** The place of a difference in its report. */
const within = [z.gte(0, 'difference-not-found'), z.lte(LAST, 'difference-not-found')] as const;
export const differencePosition = z.int('difference-not-found').check(...within);

/** The same in an address, where every value is text. */
export const differencePositionAsked = z.coerce
  .number('difference-not-found')
  .check(z.int('difference-not-found'), ...within);
