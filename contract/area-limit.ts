import * as z from 'zod/mini';

/** A limit on what is sold at a place on a day, and the days for which it holds. */
export const areaLimitOfDay = z.object({
  /** Karigars that are sold, of a hundred who could come; none: nothing new is taken. */
  percent: z.number(),
  fromOn: z.string(),
  /** The first day that is as usual again; null until further notice. */
  againOn: z.nullable(z.string()),
});
export type AreaLimitOfDay = z.infer<typeof areaLimitOfDay>;
