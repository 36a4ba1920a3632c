import { termsOf } from '#contract/catalogue/known.ts';
import { policy } from '#contract/policy.ts';
import { whileAwake } from '#contract/terms/while-awake.ts';
import { DAY, type Instant, MINUTE } from '#kernel/time.ts';
import type { Since, TimeoutInput } from './timeouts.ts';

export type Alarm = {
  readonly alarm: 'nobody-yet' | 'nobody-for-day' | 'stands-still' | 'overruns' | 'unanswered';
  readonly at: Instant;
  /** The hour that was promised, where it is not that of the whole visit. */
  readonly promisedAt?: Instant;
};

/**
 * Alarms about a state before the clock ends it: somebody may still do something about it. `unledDayAt`: the next day
 * of an event that goes on, if nobody leads it any more.
 */
export function alarmOf(
  { status, category, startsAt, untilAt, reassigningSince }: TimeoutInput,
  since: Since = {},
  unledDayAt: Instant | null = null,
): Alarm | null {
  const { arrivalMinutes, overrunMinutes, unansweredDaysBefore } = policy.alarm;
  const noticeMs = termsOf(category).nobodyYetMinutesBefore * MINUTE;
  switch (status) {
    case 'pending': {
      const evening = whileAwake(startsAt - noticeMs, startsAt);
      // Given back since that evening: their customer has just heard that somebody else is sought.
      const at = (reassigningSince ?? 0) > evening ? startsAt - noticeMs : evening;
      return { alarm: 'nobody-yet', at };
    }
    case 'arrived':
      return {
        alarm: 'stands-still',
        at: Math.max(since.arrivedAt ?? 0, startsAt) + arrivalMinutes * MINUTE,
      };
    case 'in_progress':
      if (unledDayAt !== null) {
        const at = whileAwake(unledDayAt - noticeMs, unledDayAt);
        return { alarm: 'nobody-for-day', at, promisedAt: unledDayAt };
      }
      return {
        alarm: 'overruns',
        at: Math.max(untilAt, since.startedAt ?? 0) + overrunMinutes * MINUTE,
      };
    case 'disputed': {
      const { disputeDays } = policy.standstill;
      const at = (since.doneAt ?? untilAt) + (disputeDays - unansweredDaysBefore) * DAY;
      return { alarm: 'unanswered', at };
    }
    default:
      return null;
  }
}
