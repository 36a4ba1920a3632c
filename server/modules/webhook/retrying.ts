import { DAY, HOUR, type Instant, MINUTE, SECOND } from '#kernel/time.ts';

/** Pauses after each try that failed, as Standard Webhooks proposes them: two and a half days in all. */
const PAUSES_MS = [
  ...[5 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE],
  ...[2 * HOUR, 5 * HOUR, 10 * HOUR, 18 * HOUR, DAY],
];

/** When a delivery is tried once more; nothing after the last try. */
export function nextWebhookTry(tries: number, now: Instant): Instant | undefined {
  const pause = PAUSES_MS[tries - 1];
  return pause === undefined ? undefined : now + pause;
}

const OFF_AFTER_MS = 5 * DAY;

/**
 * An address at which nothing has arrived for days is given up, until a colleague switches it on again. The first try of a
 * delivery never decides it: the failing may be that of another, given up days ago, with nothing to send since.
 */
export const isGivenUp = (failingSince: Instant, tries: number, now: Instant): boolean =>
  tries > 1 && now - failingSince >= OFF_AFTER_MS;
