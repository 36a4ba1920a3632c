import { endOfNight } from '#contract/terms/end-of-night.ts';
import { DAY, HOUR, type Instant, MINUTE } from '#kernel/time.ts';
import type { Offer } from './offer.ts';

/**
 * A Karigar's time is held from booking on, but nobody can promise what they do next month: offers go out this near the
 * day.
 */
export const OFFERED_DAYS_BEFORE = 7;

/**
 * Somebody's time is held, and nobody is asked yet: of what was just booked so far ahead the pass of every two minutes takes
 * care when the visit's week has come, and nothing is set going for it until then.
 */
export const isFarAhead = (startsAt: Instant, now: Instant): boolean =>
  startsAt - now > (OFFERED_DAYS_BEFORE + 1) * DAY;

/** How long a round has before more people are asked: the nearer the start, the shorter. */
const ROUND_MINUTES: readonly (readonly [hoursBefore: number, minutes: number])[] = [
  [24, 60],
  [6, 20],
  [3, 10],
  [1, 5],
];
/** For a start under an hour away, or to replace a Karigar who was on the way. */
const URGENT_MINUTES = 2;

/** How many are asked beside the holders, round after round; a further round asks as many as the last one. */
const HOLDERS_FIRST = [0, 3, 8, 20, 50] as const;
const ALL_AT_ONCE = [3, 8, 20, 50] as const;

/** Somebody who accepts has to get ready and ride: a promise for a start nearer than this is empty. */
const LAST_ANSWER_MINUTES = 15;

export type RoundQuestion = {
  readonly startsAt: Instant;
  /** Until when somebody may still be found; after it the visit is called off. */
  readonly lastAt: Instant;
  readonly urgent: boolean;
  /** Somebody's time is held who has not been asked yet: the hold came to them since. */
  readonly holderUnasked: boolean;
  /** Somebody whose time is held can answer at all: else nothing is waited for, and others are asked at once. */
  readonly holderAnswers: boolean;
  /** All that were ever made for this visit at its present hour. */
  readonly offers: readonly Offer[];
  readonly now: Instant;
};

export type Round =
  /** `wanted`: how many beside those whose time is held. */
  | ({ readonly kind: 'ask'; readonly round: number; readonly wanted: number } & Timing)
  | { readonly kind: 'wait'; readonly until: Instant }
  | { readonly kind: 'too-late' };

type Timing = {
  /** Until when those who are asked may answer, and when more people are asked. */
  readonly expiresAt: Instant;
  readonly nextAt: Instant;
};

/**
 * Whether it is time to ask somebody, and how many: first whoever's time is held, alone; then more and more, and all who
 * were asked may still say yes. When everybody has said no, the next are asked at once.
 */
export function decideRound(question: RoundQuestion): Round {
  const { startsAt, lastAt, urgent, offers, holderUnasked, holderAnswers, now } = question;
  if (now >= lastAt) return { kind: 'too-late' };
  if (startsAt - now > OFFERED_DAYS_BEFORE * DAY) {
    return { kind: 'wait', until: awake(startsAt - OFFERED_DAYS_BEFORE * DAY, startsAt) };
  }
  const latest = offers.reduce((most, { round }) => Math.max(most, round), 0);
  const ofLatest = offers.filter(({ round }) => round === latest);
  const answered = !offers.some(({ state }) => state === 'open');
  const begun = ofLatest[0]?.offeredAt;
  const until = awake(now, startsAt);
  if (until > now) return { kind: 'wait', until };
  if (begun !== undefined && !answered) {
    const over = awake(begun + lengthOf(startsAt - begun, urgent), startsAt);
    if (over > now && holderUnasked)
      return ask(question, { round: latest, wanted: 0, nextAt: over });
    if (over > now) return { kind: 'wait', until: over };
  }
  const round = latest + 1;
  const steps = urgent || !holderAnswers ? ALL_AT_ONCE : HOLDERS_FIRST;
  const wanted = steps[Math.min(round, steps.length) - 1] as number;
  const nextAt = Math.min(awake(now + lengthOf(startsAt - now, urgent), startsAt), lastAt);
  return ask(question, { round, wanted, nextAt });
}

/** The last moment to answer leaves room to get ready and to ride, but never less than a short round. */
function ask(
  { startsAt, lastAt, now }: RoundQuestion,
  round: { readonly round: number; readonly wanted: number; readonly nextAt: Instant },
): Round {
  const shortest = now + URGENT_MINUTES * MINUTE;
  const lastAnswer = Math.max(startsAt - LAST_ANSWER_MINUTES * MINUTE, shortest);
  return { kind: 'ask', ...round, expiresAt: Math.max(round.nextAt, Math.min(lastAnswer, lastAt)) };
}

/** A Karigar asked to come along with a leader has as long as a round of its own; then another is asked. */
export const alongUntil = (startsAt: Instant, now: Instant): Instant =>
  awake(now + lengthOf(startsAt - now, false), startsAt);

/** It starts within the hour, or soon and somebody has given it back: whoever has it is wanted at once. */
export function isUrgent(
  startsAt: Instant,
  now: Instant,
  offers: readonly Pick<Offer, 'state'>[],
): boolean {
  if (startsAt - now < HOUR) return true;
  return startsAt - now < SOON && offers.some(({ state }) => state === 'given-back');
}

const SOON = 3 * HOUR;

function lengthOf(untilStart: number, urgent: boolean): number {
  if (urgent) return URGENT_MINUTES * MINUTE;
  const row = ROUND_MINUTES.find(([hours]) => untilStart >= hours * HOUR);
  return (row?.[1] ?? URGENT_MINUTES) * MINUTE;
}

/** The moment itself, or the end of the night where the visit leaves room to wait for it. */
function awake(at: Instant, startsAt: Instant): Instant {
  const morning = endOfNight(at);
  return startsAt - morning >= MORNING_ROOM ? morning : at;
}

/** A visit that starts early is asked about in the evening before, or at night if it must be. */
const MORNING_ROOM = 3 * HOUR;
