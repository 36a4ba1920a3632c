import type { Instant } from '#kernel/time.ts';
import type { Person } from './person.ts';
import type { App, Session } from './session-life.ts';

/** The name of the caller's device, if it has been let in with this contact before. */
export type KnownDevice = (purpose: 'sign-in' | 'code', contact: string) => string | undefined;

/** The address and time of a request. */
export type Caller = {
  /** The address of the network it comes from. */
  readonly address: string;
  /** The session its browser already has, if any. */
  readonly sessionToken: string | undefined;
  /** The app that asks: a session made for it opens no other. */
  readonly app: App;
  readonly now: Instant;
  /** The browser's description of itself, as `describeDevice` has it. */
  readonly device?: string | null;
  readonly knownDevice?: KnownDevice;
};

/** The result of a sign-in: the person, and the token that only their browser will keep. */
export type SignedIn = {
  readonly person: Person;
  readonly token: string;
  readonly session: Session;
};
