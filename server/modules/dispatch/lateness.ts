import { type Instant, MINUTE } from '#kernel/time.ts';
import { ON_TIME_MINUTES } from './on-time.ts';

/** What is known of somebody who has a visit and is not at its door yet. */
export type Progress = {
  readonly startsAt: Instant;
  /** Since when it is his: who takes over a visit that is late already is not late by that. */
  readonly assignedAt: Instant;
  readonly dispatchedAt: Instant | null;
  /** Where his telephone last was, as the minutes that it still was from there; null when it is not known or old. */
  readonly seen: { readonly at: Instant; readonly minutesLeft: number } | null;
  /** What the whole journey usually takes at this hour. */
  readonly journeyMinutes: number;
  /** Until when another visit is expected to keep him; null when he is free. */
  readonly busyUntil: Instant | null;
};

/** `silent`: he should be on his way, or long there, and nothing is heard of him. */
export type Prospect = {
  readonly kind: 'in-time' | 'late' | 'silent';
  /** When he is expected at the door; null when nobody can say. */
  readonly arrivesAt: Instant | null;
};

/** So long after he should have come at the latest he is no longer believed to be just a little late. */
const SILENT_AFTER_MINUTES = 10;

/**
 * Whether he will be at the door in time: by where he is, else by when he set out, else by when he can. Judged while there
 * is still somebody else who could come.
 */
export function judgeProspect(progress: Progress, now: Instant): Prospect {
  const { startsAt, assignedAt, dispatchedAt, seen, journeyMinutes, busyUntil } = progress;
  const dueAt = Math.max(startsAt, assignedAt + journeyMinutes * MINUTE);
  const latest = dueAt + ON_TIME_MINUTES * MINUTE;
  const judged = (arrivesAt: Instant): Prospect => ({
    kind: arrivesAt > latest ? 'late' : 'in-time',
    arrivesAt,
  });
  if (seen) return judged(Math.max(now, seen.at + seen.minutesLeft * MINUTE));
  if (dispatchedAt !== null) {
    const expected = dispatchedAt + journeyMinutes * MINUTE;
    const silent = now > Math.max(expected, latest) + SILENT_AFTER_MINUTES * MINUTE;
    return silent ? { kind: 'silent', arrivesAt: null } : judged(Math.max(now, expected));
  }
  const arrivesAt = Math.max(now, busyUntil ?? now) + journeyMinutes * MINUTE;
  // Nothing keeps him, and he has not set out although he can no longer be there in time: nor will he this minute.
  if (busyUntil === null && arrivesAt > latest) {
    const grace = SILENT_AFTER_MINUTES * MINUTE;
    // And some minutes later nobody counts on him any more, however near he lives.
    return { kind: 'silent', arrivesAt: arrivesAt > latest + grace ? null : arrivesAt + grace };
  }
  return judged(arrivesAt);
}

/** Another has to be there so much sooner that moving the visit is worth it. */
export const LEAST_GAIN_MINUTES = 5;
