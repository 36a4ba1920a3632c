import { policy } from '#contract/policy.ts';
import { HOUR, type Instant, MINUTE } from '#kernel/time.ts';
import type { DomainEvent } from '#server/platform/jobs/job.ts';

/** The first thing that went wrong on the way to a visit, in the words of the report. */
export type Cause =
  | 'broke down on the way'
  | 'forgot to set out'
  | 'the visit before overran'
  | 'gave it back'
  | 'everybody who could come said no, or is busy'
  | 'the road was slower than usual';

export type Causes = {
  /** Notes why a visit may be late; the first note since somebody was sure to come in time counts. */
  note(bookingId: string, cause: Cause): void;
  /** Somebody has it now: with so much time left, whatever went wrong before is made good. */
  given(bookingId: string, startsAt: Instant, now: Instant): void;
  of(bookingId: string): Cause;
};

/** A yes nearer to the hour is often that of somebody who can only come late. */
const MADE_GOOD_BEFORE = 3 * HOUR;

export function createCauses(): Causes {
  const noted = new Map<string, Cause>();
  const note: Causes['note'] = (bookingId, cause) => {
    if (!noted.has(bookingId)) noted.set(bookingId, cause);
  };
  return {
    note,
    given: (bookingId, startsAt, now) => {
      if (startsAt - now >= MADE_GOOD_BEFORE) noted.delete(bookingId);
    },
    of: (bookingId) => noted.get(bookingId) ?? 'everybody who could come said no, or is busy',
  };
}

/** How many minutes before the promise breaks others are first asked, of each visit that was rescued, in order. */
export function listRescuedBefore(
  events: readonly DomainEvent[],
  startsAt: (bookingId: string) => Instant | undefined,
): number[] {
  const begun = new Map<string, number>();
  for (const { type, subject, at, data } of events) {
    const promised = startsAt(subject);
    const begins = type === 'VisitBrokenOff' || (type === 'VisitOffered' && data.why !== undefined);
    if (!begins || promised === undefined || begun.has(subject)) continue;
    begun.set(subject, (promised - at) / MINUTE + policy.onTimeMinutes);
  }
  return [...begun.values()].sort((one, other) => one - other);
}
