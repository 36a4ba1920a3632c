import { policy } from '#contract/policy.ts';
import { type Instant, MINUTE } from '#kernel/time.ts';
import type { Minded, Since } from './way-out.ts';

export type Alarm = {
  readonly alarm: 'nobody-yet' | 'stands-still' | 'overruns';
  readonly at: Instant;
};

/** What is said of a state before the clock ends it: somebody may still do something about it. */
export function alarmOf(
  { status, category, startsAt, untilAt }: Minded,
  since: Since = {},
): Alarm | null {
  const { nobodyYetMinutesBefore, arrivalMinutes, overrunMinutes } = policy.alarm;
  switch (status) {
    case 'pending':
      return { alarm: 'nobody-yet', at: startsAt - nobodyYetMinutesBefore[category] * MINUTE };
    case 'arrived':
      return {
        alarm: 'stands-still',
        at: Math.max(since.arrivedAt ?? 0, startsAt) + arrivalMinutes * MINUTE,
      };
    case 'in_progress':
      return {
        alarm: 'overruns',
        at: Math.max(untilAt, since.startedAt ?? 0) + overrunMinutes * MINUTE,
      };
    default:
      return null;
  }
}
