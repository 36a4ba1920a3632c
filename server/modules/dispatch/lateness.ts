import { latestOnTime } from '#contract/terms/on-time.ts';
import { type Instant, MINUTE } from '#kernel/time.ts';

/** The facts about somebody who has a visit and is not at its door yet. */
export type Progress = {
  readonly startsAt: Instant;
  /** Since when the visit is theirs: taking over a visit that is late already makes nobody late. */
  readonly assignedAt: Instant;
  readonly dispatchedAt: Instant | null;
  /** The last position of the Karigar's telephone, as minutes left from there; null when unknown or old. */
  readonly seen: { readonly at: Instant; readonly minutesLeft: number } | null;
  /** The usual time of the whole journey at this hour. */
  readonly journeyMinutes: number;
  /** Until when another visit is expected to keep the Karigar; null when they are free. */
  readonly busyUntil: Instant | null;
};

/** `silent`: the Karigar should be on the way, or long there, and nothing is heard of them. */
export type Prospect = {
  readonly kind: 'in-time' | 'late' | 'silent';
  /** When the Karigar is expected at the door; null when nobody can say. */
  readonly arrivesAt: Instant | null;
};

/** This long after the latest time to arrive, a Karigar no longer counts as just a little late. */
const SILENT_AFTER_MINUTES = 10;

/**
 * Whether the Karigar will be at the door in time: by where they are, else by when they set out, else by when they can.
 * Judged while there is still somebody else who could come.
 */
export function judgeProspect(progress: Progress, now: Instant): Prospect {
  const { startsAt, assignedAt, dispatchedAt, seen, journeyMinutes, busyUntil } = progress;
  const dueAt = Math.max(startsAt, assignedAt + journeyMinutes * MINUTE);
  const latest = latestOnTime(dueAt);
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
  // A Karigar whom nothing keeps, who has not set out and can no longer be in time, will not set out this minute
  // either.
  if (busyUntil === null && arrivesAt > latest) {
    const grace = SILENT_AFTER_MINUTES * MINUTE;
    // Some minutes later nobody counts on them any more, however near they live.
    return { kind: 'silent', arrivesAt: arrivesAt > latest + grace ? null : arrivesAt + grace };
  }
  return judged(arrivesAt);
}

/** Another has to be there so much sooner that moving the visit is worth it. */
export const LEAST_GAIN_MINUTES = 5;
