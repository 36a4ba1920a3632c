import { policy } from '#contract/policy.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { DAY, HOUR, type Instant } from '#kernel/time.ts';

/** An account that we have paused or closed, with the records of how that was decided. */
export type AccountPause = {
  readonly id: string;
  readonly userId: string;
  readonly kind: 'pause' | 'close';
  readonly closedBy: string | null;
  readonly endsAt: Instant | null;
  readonly decision: 'stay' | 'close' | null;
  readonly decidedBy: string | null;
  readonly appeal: string | null;
  readonly appealGranted: boolean | null;
  readonly reopenedAt: Instant | null;
};

/** Only who asked for it has an account closed at once; anybody else is paused first, which ends by itself. */
export function decideClosing(
  { kind, reason }: { readonly kind: 'pause' | 'close'; readonly reason: string },
  now: Instant,
): Outcome<{ endsAt: Instant | null }, 'close-needs-decision'> {
  if (kind === 'pause') return accept({ endsAt: now + policy.pause.withoutDecisionHours * HOUR });
  return reason === 'asked' ? accept({ endsAt: null }) : refuse('close-needs-decision');
}

/** Nobody decides on their own account, nor on a pause that is over. */
export function decideAccount(
  pause: AccountPause,
  { decision, days, by }: { decision: 'stay' | 'close'; days: number; by: string },
  now: Instant,
): Outcome<{ endsAt: Instant | null }, 'pause-over' | 'own-account'> {
  if (pause.reopenedAt !== null) return refuse('pause-over');
  if (pause.userId === by) return refuse('own-account');
  const endsAt = decision === 'close' ? null : now + Math.min(days, policy.pause.decidedDays) * DAY;
  return accept({ endsAt });
}

/** An appeal is heard once against each decision, and before there is one, while the account is paused or closed. */
export function decideHearing(
  pause: AccountPause,
  by: string,
): Outcome<void, 'pause-over' | 'appeal-recorded' | 'own-account'> {
  if (pause.reopenedAt !== null) return refuse('pause-over');
  if (pause.userId === by) return refuse('own-account');
  return pause.appeal === null ? accept(undefined) : refuse('appeal-recorded');
}

/** Somebody else answers: neither who paused, nor who decided, nor whose account it is. */
export function decideAccountAppeal(
  pause: AccountPause,
  by: string,
): Outcome<
  void,
  'pause-over' | 'no-appeal' | 'appeal-decided' | 'appeal-by-another' | 'own-account'
> {
  if (pause.reopenedAt !== null) return refuse('pause-over');
  if (pause.appeal === null) return refuse('no-appeal');
  if (pause.appealGranted !== null) return refuse('appeal-decided');
  if (pause.userId === by) return refuse('own-account');
  if (pause.closedBy === by || pause.decidedBy === by) return refuse('appeal-by-another');
  return accept(undefined);
}
