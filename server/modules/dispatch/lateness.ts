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
  /** When the Karigar is to leave at the latest, as their own screen says; later where they have said that they will be. */
  readonly leaveAt: Instant;
};

/**
 * `silent`: the Karigar should be on the way, or long there, and nothing is heard of them. The promise can still be kept where
 * the hour to leave is over and they have not left (`not-leaving`), and where the visit before leaves little room (`tight`).
 */
export type Prospect =
  | { readonly kind: 'in-time'; readonly arrivesAt: Instant }
  | {
      readonly kind: 'tight' | 'not-leaving' | 'late' | 'silent';
      /** When the Karigar is expected at the door; null when nobody can say. */
      readonly arrivesAt: Instant | null;
      /**
       * Others are asked who can be at the door by then; null when anybody may be sooner. Where the promise can still be kept, it
       * is a moment that keeps it, and says nothing about the Karigar.
       */
      readonly soonerThan: Instant | null;
    };

/** This long after the latest time to arrive, a Karigar no longer counts as just a little late. */
const SILENT_AFTER_MINUTES = 10;
/** Others are asked so long after the hour to leave: they need the time for their own way. */
const LEFT_WITHIN_MINUTES = 5;
/** A Karigar expected with less room than this before the promise breaks is only just in time. */
const TIGHT_MINUTES = 10;

/** Another has to be there so much sooner that moving the visit is worth it. */
const LEAST_GAIN_MINUTES = 5;
/**
 * Whether the Karigar will be at the door in time: by where they are, else by when they set out, else by when they can.
 * Judged while there is still somebody else who could come.
 */
export function judgeProspect(progress: Progress, now: Instant): Prospect {
  const { startsAt, assignedAt, dispatchedAt, seen, journeyMinutes, busyUntil, leaveAt } = progress;
  const dueAt = Math.max(startsAt, assignedAt + journeyMinutes * MINUTE);
  const latest = latestOnTime(dueAt);
  const judged = (arrivesAt: Instant): Prospect =>
    arrivesAt > latest ? breaking('late', arrivesAt) : { kind: 'in-time', arrivesAt };
  if (seen) return judged(Math.max(now, seen.at + seen.minutesLeft * MINUTE));
  if (dispatchedAt !== null) {
    const usual = dispatchedAt + journeyMinutes * MINUTE;
    const silent = now > Math.max(usual, latest) + SILENT_AFTER_MINUTES * MINUTE;
    if (!silent) return judged(Math.max(now, usual));
    // They are on their way, and have probably nearly come: the longer nothing is heard, the further away others may be.
    return { kind: 'silent', arrivesAt: null, soonerThan: now + (now - usual) };
  }
  const arrivesAt = Math.max(now, busyUntil ?? now, leaveAt) + journeyMinutes * MINUTE;
  const leftBy = Math.max(leaveAt, assignedAt) + LEFT_WITHIN_MINUTES * MINUTE;
  // A Karigar whom nothing keeps, who should have left and can no longer be in time, will not set out this minute either.
  if (busyUntil === null && now >= leftBy && arrivesAt > latest) {
    const counted = Math.max(latest, leftBy + journeyMinutes * MINUTE);
    const grace = SILENT_AFTER_MINUTES * MINUTE;
    // Some minutes later nobody counts on them any more, however near they live.
    return breaking('silent', arrivesAt > counted + grace ? null : arrivesAt + grace);
  }
  if (arrivesAt > latest) return judged(arrivesAt);
  if (busyUntil !== null && arrivesAt > latest - TIGHT_MINUTES * MINUTE)
    // A Karigar with no more room than that is no help.
    return { kind: 'tight', arrivesAt, soonerThan: latest - TIGHT_MINUTES * MINUTE };
  return busyUntil === null && now >= leftBy
    ? { kind: 'not-leaving', arrivesAt, soonerThan: latest }
    : judged(arrivesAt);
}

/** The promise will be broken: others are asked who are at the door soon enough before. */
const breaking = (kind: 'late' | 'silent', arrivesAt: Instant | null): Prospect => ({
  ...{ kind, arrivesAt },
  soonerThan: arrivesAt === null ? null : arrivesAt - LEAST_GAIN_MINUTES * MINUTE,
});
