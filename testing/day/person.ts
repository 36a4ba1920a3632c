import type { Instant } from '#kernel/time.ts';
import type { Causes } from './causes.ts';
import type { Worker } from './city.ts';
import type { Clockwork } from './clockwork.ts';
import type { Booked } from './customers.ts';
import type { House } from './house.ts';
import type { Nature } from './nature.ts';

/** One Karigar, as they are at this moment. */
export type Person = {
  readonly worker: Worker;
  place: string;
  /** The visit that they are on the way to or at. */
  doing: string | null;
  brokenUntil: Instant;
  /** Visits they have accepted and not begun. */
  readonly mine: Set<string>;
  /** Visits they had forgotten and were reminded of. */
  readonly reminded: Set<string>;
  /** Visits to which they were sent, and of which they have not heard. */
  readonly unheard: Set<string>;
};

export type Day = {
  /** Its midnight. */
  readonly from: Instant;
  readonly house: House;
  readonly clockwork: Clockwork;
  readonly nature: Nature;
  readonly booked: Booked;
  readonly causes: Causes;
  readonly driven: { km: number };
};
