import { DAY, HOUR, type Instant } from '#kernel/time.ts';

/** For so long an account is new, unless somebody has been served under it. */
export const NEW_FOR = 7 * DAY;

/** Nothing stays frozen because nobody looks. */
export const FROZEN_FOR = 2 * HOUR;

/** After operations have lifted a freeze, none begins automatically for this long: they have looked. */
export const TRUSTED_AFTER_LIFTING = HOUR;

export type Freeze = {
  readonly id: string;
  readonly reason: 'many-newcomers' | 'by-hand';
  readonly startedAt: Instant;
  readonly startedBy: string;
  readonly lapsesAt: Instant;
  readonly liftedAt: Instant | null;
  readonly liftedBy: string | null;
};

export const isStanding = ({ liftedAt, lapsesAt }: Freeze, now: Instant): boolean =>
  liftedAt === null && lapsesAt > now;

/** A freeze begins automatically only when none stands and none was lifted lately. */
export const mayFreeze = (latest: Freeze | undefined, now: Instant): boolean =>
  !latest ||
  (!isStanding(latest, now) &&
    (latest.liftedAt === null || latest.liftedAt + TRUSTED_AFTER_LIFTING <= now));
