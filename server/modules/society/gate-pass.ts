import { isExpected } from '#contract/booking-phases.ts';
import type { BookingStatus } from '#contract/booking-statuses.ts';
import { policy } from '#contract/policy.ts';
import type { GATE_REFUSALS } from '#contract/public/check-gate-pass.ts';
import { type Instant, MINUTE } from '#kernel/time.ts';

/** Somebody's time at somebody's home: what a pass is for, and all that it is. */
export type Expected = {
  readonly bookingId: string;
  readonly karigarId: number;
  /**
   * The time the customer was promised: the Karigar's own time may be pushed a little, and that makes no other pass.
   */
  readonly promisedAt: Instant;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
};

/** The signed content. Another Karigar, another visit or another promised hour is another pass. */
export const passText = ({
  bookingId,
  karigarId,
  promisedAt,
}: Pick<Expected, 'bookingId' | 'karigarId' | 'promisedAt'>): string =>
  `${bookingId} ${karigarId} ${promisedAt}`;

type Window = Pick<Expected, 'promisedAt' | 'startsAt' | 'endsAt'> & {
  /** The time from which the customer has said they may come, if they asked to be early. */
  readonly agreedFrom?: Instant | null;
};

/**
 * The span in which a guard lets them in: half an hour early, earlier only if the customer has said yes (ruling R42);
 * they may go out for a part and come back.
 */
export const passWindow = ({ promisedAt, startsAt, endsAt, agreedFrom = null }: Window) => ({
  from: Math.min(
    Math.min(promisedAt, startsAt) - policy.gatePass.minutesBefore * MINUTE,
    agreedFrom ?? Number.POSITIVE_INFINITY,
  ),
  until: endsAt + policy.gatePass.minutesAfter * MINUTE,
});

/** When a pass ends for a phone that cannot ask whether the Karigar's own time has been pushed. */
export const promisedUntil = ({ promisedAt, startsAt, endsAt }: Window): Instant =>
  promisedAt + (endsAt - startsAt) + policy.gatePass.minutesAfter * MINUTE;

export type GateVerdict = 'admitted' | (typeof GATE_REFUSALS)[number];

/** Whether a guard lets somebody in with a pass that is genuine. */
export function judgeAtGate(
  expected: Expected & Window & { readonly status: BookingStatus },
  now: Instant,
): GateVerdict {
  if (!isExpected(expected.status)) return 'not-valid';
  const { from, until } = passWindow(expected);
  if (now < from) return 'too-early';
  return now > until ? 'too-late' : 'admitted';
}
