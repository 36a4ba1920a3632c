import type { FormerAppeal } from '#contract/former-appeal.ts';
import type { PauseReason } from '#contract/karigar-pause.ts';
import { policy } from '#contract/policy.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { DAY, HOUR, type Instant } from '#kernel/time.ts';

/** A Karigar whom we have taken off the roster. */
export type Pause = {
  readonly id: string;
  readonly userId: string;
  readonly karigarId: number;
  readonly reason: PauseReason;
  readonly notice: string;
  readonly pausedAt: Instant;
  readonly pausedBy: string | null;
  readonly endsAt: Instant | null;
  readonly decision: 'stay' | 'end' | null;
  readonly evidence: string | null;
  readonly decidedAt: Instant | null;
  readonly decidedBy: string | null;
  readonly appeal: string | null;
  readonly appealedAt: Instant | null;
  readonly appealGranted: boolean | null;
  readonly appealAnswer: string | null;
  readonly appealDecidedAt: Instant | null;
  readonly formerAppeals: readonly FormerAppeal[];
  readonly overAt: Instant | null;
  readonly overWhy: string | null;
};

/** Without a decision it ends by itself. */
export const endOfPause = (hours: number, now: Instant): Instant =>
  now + Math.min(hours, policy.pause.withoutDecisionHours) * HOUR;

/** Nobody decides on themselves, nor on what is over. */
export function decidePause(
  pause: Pause,
  { decision, days, by }: { decision: 'stay' | 'end'; days: number; by: string },
  now: Instant,
): Outcome<{ endsAt: Instant | null }, 'pause-over' | 'own-account'> {
  if (pause.overAt !== null) return refuse('pause-over');
  if (pause.userId === by) return refuse('own-account');
  const endsAt = decision === 'end' ? null : now + Math.min(days, policy.pause.decidedDays) * DAY;
  return accept({ endsAt });
}

/** An appeal is made once against each decision, and before there is one, while the pause lasts. */
export function decideAppealing(pause: Pause): Outcome<void, 'pause-over' | 'already-appealed'> {
  if (pause.overAt !== null) return refuse('pause-over');
  return pause.appeal === null ? accept(undefined) : refuse('already-appealed');
}

/** Somebody else decides an appeal: neither who paused, nor who decided, nor whose it is. */
export function decideAppealAnswer(
  pause: Pause,
  by: string,
): Outcome<
  void,
  'pause-over' | 'no-appeal' | 'appeal-decided' | 'appeal-by-another' | 'own-account'
> {
  if (pause.overAt !== null) return refuse('pause-over');
  if (pause.appeal === null) return refuse('no-appeal');
  if (pause.appealGranted !== null) return refuse('appeal-decided');
  if (pause.userId === by) return refuse('own-account');
  if (pause.pausedBy === by || pause.decidedBy === by) return refuse('appeal-by-another');
  return accept(undefined);
}
