import { dispatchableFrom } from '#contract/karigar-actions.ts';
import { policy } from '#contract/policy.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { type Instant, MINUTE } from '#kernel/time.ts';

/** A Karigar's question to the customer: may I come at that hour? */
export type EarlyRequest = {
  readonly id: string;
  readonly wantsAt: Instant;
  readonly answer: 'yes' | 'no' | null;
};

/** A Karigar who may come at an hour may be at the door a little before it. */
const BEFORE_AGREED = 10 * MINUTE;

/** The time from which a yes opens the door; nothing without one. */
export const agreedFrom = (requests: readonly EarlyRequest[]): Instant | null => {
  const agreed = requests.filter(({ answer }) => answer === 'yes').map(({ wantsAt }) => wantsAt);
  return agreed.length > 0 ? Math.min(...agreed) - BEFORE_AGREED : null;
};

/** The time from which a Karigar may be at the door (ruling R42). */
export const doorFrom = (promisedAt: Instant, requests: readonly EarlyRequest[]): Instant =>
  Math.min(
    promisedAt - policy.early.withoutAskingMinutes * MINUTE,
    agreedFrom(requests) ?? Number.POSITIVE_INFINITY,
  );

/** At the door before that: the customer is asked first. */
export function decideAtDoor(
  promisedAt: Instant,
  requests: readonly EarlyRequest[],
  now: Instant,
): Outcome<void, 'too-early-at-door'> {
  const from = doorFrom(promisedAt, requests);
  return now < from ? refuse('too-early-at-door', { from }) : accept(undefined);
}

/** Whether this is something to be asked: on the day, an hour ahead that is too early to come at unasked. */
export function decideAsking(
  { promisedAt, wantsAt }: { readonly promisedAt: Instant; readonly wantsAt: Instant },
  requests: readonly EarlyRequest[],
  now: Instant,
): Outcome<void, 'too-early-to-set-out' | 'not-early' | 'asked-too-often'> {
  const from = dispatchableFrom(promisedAt);
  if (now < from) return refuse('too-early-to-set-out', { from });
  if (wantsAt < now - MINUTE || wantsAt >= promisedAt - policy.early.withoutAskingMinutes * MINUTE)
    return refuse('not-early');
  if (requests.filter(({ answer }) => answer !== null).length >= policy.early.mostQuestions)
    return refuse('asked-too-often');
  return accept(undefined);
}

/** Whether the question can be put now: on the day, before the door is open unasked, and not answered too often. */
export const mayAskEarly = (
  promisedAt: Instant,
  requests: readonly EarlyRequest[],
  now: Instant,
): boolean =>
  now >= dispatchableFrom(promisedAt) &&
  now < doorFrom(promisedAt, requests) &&
  requests.filter(({ answer }) => answer !== null).length < policy.early.mostQuestions;
