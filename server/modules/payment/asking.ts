import { DAY, HOUR, type Instant, MINUTE, SECOND } from '#kernel/time.ts';

/**
 * "Poll at 20–25 s, then 3/6/10/30 s steps, then each minute to 20 min": the gateways' own advice, each step until the
 * age at its right. After that ever more rarely for three days, in case a bank wakes up late.
 */
const STEPS: readonly (readonly [everyMs: number, untilAge: number])[] = [
  [22 * SECOND, 22 * SECOND],
  [3 * SECOND, 52 * SECOND],
  [6 * SECOND, 112 * SECOND],
  [10 * SECOND, 172 * SECOND],
  [30 * SECOND, 232 * SECOND],
  [MINUTE, 20 * MINUTE],
  [10 * MINUTE, 2 * HOUR],
  [HOUR, 3 * DAY],
];

/** When an order is asked about next; nothing when it is too old to hope for. */
export function nextAskAt(createdAt: Instant, now: Instant): Instant | undefined {
  const age = now - createdAt;
  const step = STEPS.find(([, untilAge]) => age < untilAge);
  return step && now + step[0];
}

/**
 * An order that has failed or expired is asked about a few times more, each time so long after the one before: a
 * declined payment may be captured after all, and the webhook that says so may never come.
 */
const LATE_STEPS = [10 * MINUTE, 2 * HOUR, DAY, 3 * DAY];

export function nextLateAskAt(askedClosed: number, now: Instant): Instant | undefined {
  const step = LATE_STEPS[askedClosed];
  return step && now + step;
}
