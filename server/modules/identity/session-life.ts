import { DAY, type Instant, MINUTE } from '#kernel/time.ts';

/** Ruling R35: remembered for 30 days from the last visit; else until the browser closes, and a day at most. */
const REMEMBERED = 30 * DAY;
const UNTIL_THE_BROWSER_CLOSES = DAY;

/** How stale `lastSeenAt` may get: a visit is written down now and then, not at every request. */
const SEEN_EVERY = 5 * MINUTE;

/** More devices than anybody has; the oldest session beyond them ends, so that no account grows without end. */
export const MOST_SESSIONS = 25;

export type Session = {
  readonly remember: boolean;
  readonly lastSeenAt: Instant;
  readonly expiresAt: Instant;
};

export const openSession = (remember: boolean, now: Instant): Session => ({
  remember,
  lastSeenAt: now,
  expiresAt: now + (remember ? REMEMBERED : UNTIL_THE_BROWSER_CLOSES),
});

/** The session as it should stand after being seen now, or nothing when it was seen a moment ago. */
export function slideSession(session: Session, now: Instant): Session | undefined {
  return now - session.lastSeenAt < SEEN_EVERY ? undefined : openSession(session.remember, now);
}
