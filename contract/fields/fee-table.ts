import * as z from 'zod/mini';
import type { FeeTable } from '../policy-versions.ts';

const whole = (most: number) =>
  z
    .number('fee-number-invalid')
    .check(
      z.int('fee-number-invalid'),
      z.gte(0, 'fee-number-invalid'),
      z.lte(most, 'fee-number-invalid'),
    );
const percent = whole(100);
const hours = whole(240);
const minutes = whole(240);

/** A table of fees as somebody proposes it. */
export const feeTable = z.object({
  freeHoursBefore: hours,
  lateHoursBefore: hours,
  graceMinutesAfterBooking: minutes,
  feePercent: z.object({
    under24Hours: percent,
    under3Hours: percent,
    dispatched: percent,
    arrived: percent,
  }),
  arrivedMinutesBefore: minutes,
  freeWhenLateMinutes: minutes,
  capPercent: z.object({ futureDated: percent, sameDay: percent, noShow: percent }),
  mirrorPercentAfterStart: percent,
  mirrorCeilingUnpaidPaise: whole(100_000_00),
}) satisfies z.ZodMiniType<FeeTable>;
