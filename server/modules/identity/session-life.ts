import { DAY, HOUR, type Instant, MINUTE } from '#kernel/time.ts';
import type { Role } from './person.ts';

/** The app that a session is for, and the only one that it opens; operations have sessions of another kind. */
export type App = 'customer' | 'karigar';

/** Ruling R35: remembered for 30 days from the last visit; else until the browser closes, and a day at most. */
const REMEMBERED = 30 * DAY;
const UNTIL_THE_BROWSER_CLOSES = DAY;

/** How stale `lastSeenAt` may get: a visit is written down now and then, not at every request. */
const SEEN_EVERY = 5 * MINUTE;

/** A look of ours at what a customer sees, and the ticket that opens it. */
export const VIEW_LASTS = 15 * MINUTE;
export const TICKET_LASTS = MINUTE;

/** More devices than anybody has; the oldest session beyond them ends, so that no account grows without end. */
export const MOST_SESSIONS = 25;

export type Session = {
  readonly remember: boolean;
  readonly lastSeenAt: Instant;
  readonly expiresAt: Instant;
};

export const openSession = (
  remember: boolean,
  now: Instant,
  { roles = [], beganAt = now }: Beginning = {},
): Session => ({
  remember,
  lastSeenAt: now,
  expiresAt: Math.min(
    now + (remember ? REMEMBERED : UNTIL_THE_BROWSER_CLOSES),
    beganAt + longestOf(roles),
  ),
});

/** The session's person, and its start: it slides, and ends for good all the same. */
export type Beginning = { readonly roles?: readonly Role[]; readonly beganAt?: Instant };

const LONGEST_OF_CUSTOMERS = 90 * DAY;
const LONGEST_OF_KARIGARS = 30 * DAY;
/** Colleagues in the apps of customers and Karigars; the console has `STAFF_SESSION`. */
const LONGEST_OF_COLLEAGUES = 12 * HOUR;

function longestOf(roles: readonly Role[]): number {
  if (roles.some((role) => role === 'ops' || role === 'admin')) return LONGEST_OF_COLLEAGUES;
  return roles.includes('karigar') ? LONGEST_OF_KARIGARS : LONGEST_OF_CUSTOMERS;
}

/** The session as it should stand after being seen now, or nothing when it was seen a moment ago. */
export function slideSession(
  session: Session,
  now: Instant,
  beginning: Beginning = {},
): Session | undefined {
  return now - session.lastSeenAt < SEEN_EVERY
    ? undefined
    : openSession(session.remember, now, beginning);
}
