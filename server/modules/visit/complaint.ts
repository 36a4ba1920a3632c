import type { BorneBy } from '#contract/bearers.ts';
import { policy } from '#contract/policy.ts';
import type { ComplaintOutcome } from '#contract/visit.ts';
import { type Paise, percentOf } from '#kernel/money.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { DAY, HOUR, type Instant } from '#kernel/time.ts';

/** Until when the Karigar may say their side before anything is decided at their cost. */
export const hearUntil = (openedAt: Instant): Instant =>
  openedAt + policy.complaint.hearHours * HOUR;

/** Until when a decision may be appealed against. */
export const appealUntil = (decidedAt: Instant): Instant =>
  decidedAt + policy.complaint.appealDays * DAY;

/** "After both had 24 hours to be heard" (ruling R45): at a Karigar's cost nothing is decided before. */
export function decideHearing(
  complaint: {
    readonly openedAt: Instant;
    readonly answeredAt: Instant | null;
    readonly hasKarigar: boolean;
  },
  decision: { readonly borneBy: BorneBy; readonly refundPaise: Paise; readonly comment: string },
  now: Instant,
): Outcome<void, 'not-heard-yet' | 'reason-missing'> {
  const { borneBy, refundPaise, comment } = decision;
  const costsThem = complaint.hasKarigar && borneBy !== 'us' && refundPaise > 0;
  if (!costsThem) return accept(undefined);
  if (comment.trim() === '') return refuse('reason-missing');
  const until = hearUntil(complaint.openedAt);
  if (complaint.answeredAt === null && now < until) return refuse('not-heard-yet', { until });
  return accept(undefined);
}

type Decision = {
  readonly outcome: ComplaintOutcome | null;
  readonly refundPaise: Paise | null;
};

/** Decided once more it stays decided; whoever decides otherwise is told how it was. */
export const decideRepeat = (
  was: Decision,
  wish: Decision,
): Outcome<'completed', 'decided-otherwise'> =>
  was.outcome === wish.outcome && was.refundPaise === wish.refundPaise
    ? accept('completed')
    : refuse('decided-otherwise', was);

/** The part of a Karigar's lost pay that we bear. */
export const borneByUs = (lostPaise: Paise, borneBy: BorneBy): Paise =>
  percentOf(lostPaise, { us: 100, shared: 50, karigar: 0 }[borneBy]);
