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
    /** Everybody who was told of it, the leader and those of the crew whose pay it may cut; and who of them has answered. */
    readonly heard: readonly { readonly hasAnswered: boolean }[];
  },
  decision: { readonly borneBy: BorneBy; readonly refundPaise: Paise; readonly comment: string },
  now: Instant,
): Outcome<void, 'not-heard-yet' | 'reason-missing'> {
  const { borneBy, refundPaise, comment } = decision;
  const costsThem = complaint.heard.length > 0 && borneBy !== 'us' && refundPaise > 0;
  if (!costsThem) return accept(undefined);
  if (comment.trim() === '') return refuse('reason-missing');
  const until = hearUntil(complaint.openedAt);
  const waits = complaint.heard.some(({ hasAnswered }) => !hasAnswered);
  if (waits && now < until) return refuse('not-heard-yet', { until });
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

type Borne = {
  readonly borneBy: BorneBy | null;
  /** The Karigars who were told of the complaint. */
  readonly heard: readonly number[];
};

/** The part of a lost pay that we bear; all of it where the Karigar was never told of the complaint. */
export const oursOf = (
  { karigarId, amountPaise }: { readonly karigarId: number; readonly amountPaise: Paise },
  { borneBy, heard }: Borne,
): Paise => borneByUs(amountPaise, heard.includes(karigarId) ? (borneBy ?? 'us') : 'us');

/** The part that a Karigar bears of what a decision has taken off their pay. */
export const costOf = (
  karigarId: number,
  {
    lost,
    ...borne
  }: Borne & {
    readonly lost: readonly { readonly karigarId: number; readonly amountPaise: Paise }[];
  },
): Paise => {
  const mine = lost.find((one) => one.karigarId === karigarId);
  return mine ? mine.amountPaise - oursOf(mine, borne) : 0;
};
