import * as z from 'zod/mini';
import { localDate } from '../fields/local-date.ts';
import { zoneWish } from './zone.ts';

/** The choices of operations. */
export const areaLimitWish = {
  city: zoneWish.city,
  /** Served pincodes of the city; none is all of them. */
  pincodes: zoneWish.pincodes,
  /** Karigars that are sold, of a hundred who could come; none: nothing new is taken. */
  percent: z.int('number-invalid').check(z.gte(0, 'number-invalid'), z.lte(90, 'number-invalid')),
  fromOn: localDate,
  /** The first day that is as usual again; null until further notice. */
  againOn: z.nullable(localDate),
};
