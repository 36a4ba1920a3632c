import { LONGEST_DUTY_HOURS } from '#contract/ops/duty.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { HOUR, type Instant } from '#kernel/time.ts';

/** Until when somebody may say that they are on duty. */
export const decideDuty = (
  until: Instant | null,
  now: Instant,
): Outcome<Instant | null, 'duty-time-invalid'> =>
  until === null || (until > now && until <= now + LONGEST_DUTY_HOURS * HOUR)
    ? accept(until)
    : refuse('duty-time-invalid');
