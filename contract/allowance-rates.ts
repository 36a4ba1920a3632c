import * as z from 'zod/mini';

const whole = (most: number) =>
  z
    .number('number-invalid')
    .check(z.int('number-invalid'), z.gte(0, 'number-invalid'), z.lte(most, 'number-invalid'));

/** Rates by which Karigars are paid on top for a wait at the door, a long way to it, and a committed day that earned less. */
export const allowanceRates = {
  waitingFreeMinutes: whole(240),
  waitingPaisePerMinute: whole(10_000),
  waitingMostPaise: whole(1_000_000),
  wayFreeKm: whole(200),
  wayPaisePerKm: whole(10_000),
  wayMostPaise: whole(1_000_000),
  dayPaisePerHour: whole(100_000),
  dayMostPaise: whole(1_000_000),
};
