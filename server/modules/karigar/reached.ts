import { feesOf } from '#contract/policy-versions.ts';
import { latestOnTime } from '#contract/terms/on-time.ts';
import { type Instant, MINUTE } from '#kernel/time.ts';
import type { Reached } from './pay.ts';

/**
 * How far somebody had come when a visit ended without its work. Whoever is at the door early has, as for the customer's fee,
 * come no further than the way until an hour before: else being early would earn more than being on time.
 */
export function reachedAt(
  { status, startsAt, policyVersion }: Ended,
  now: Instant,
): Reached | undefined {
  if (status === 'in_progress') return 'door';
  if (status === 'dispatched') return 'on-the-way';
  if (status !== 'arrived') return undefined;
  const counts = now > startsAt - feesOf(policyVersion).arrivedMinutesBefore * MINUTE;
  return counts ? 'door' : 'on-the-way';
}

type Ended = {
  readonly status: string;
  readonly startsAt: Instant;
  /** The policy that the booking was sold under. */
  readonly policyVersion: string;
};

/**
 * How far a replaced Karigar had come, if they are paid for it: at the door always, on the way when they had set out in
 * time. One who sets out too late, or not at all, has caused the replacement.
 */
export function reachedWhenReplaced(
  one: Ended & {
    readonly now: Instant;
    readonly dispatchedAt: Instant | null;
    /** Since when the visit was theirs; nobody sets out before that. */
    readonly assignedAt: Instant;
    /** The latest time to set out and be there in time; unknown where their time is no longer held. */
    readonly leaveAt: Instant | undefined;
  },
): Reached | undefined {
  const { status, dispatchedAt, assignedAt, leaveAt } = one;
  if (status === 'arrived') return reachedAt(one, one.now);
  if (status !== 'dispatched' || dispatchedAt === null || leaveAt === undefined) return undefined;
  const latest = latestOnTime(Math.max(leaveAt, assignedAt));
  return dispatchedAt <= latest ? 'on-the-way' : undefined;
}
