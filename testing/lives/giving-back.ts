import { isOpen } from '#contract/booking-phases.ts';
import type { Paise } from '#kernel/money.ts';
import { waitsForMoney } from '#server/modules/booking/booking.ts';
import {
  creditReturnedEntry,
  refundByHandEntry,
  refundCountedEntry,
  refundDueEntry,
  reworkAsCreditEntry,
} from '#server/modules/ledger/entries.ts';
import type { Attempt } from '#server/modules/payment/attempt.ts';
import { planRefunds } from '#server/modules/transfer/refunding.ts';
import type { Refund } from '#server/modules/transfer/transfer.ts';
import type { Dice } from '#server/seed/dice.ts';
import { idOf, type Life } from './life.ts';

/** One of us gives some of it back before the end: of a payment that is kept, and never more than was paid. */
export function giveBackByHand(life: Life, dice: Dice): void {
  const [attempt] = keptAttempts(life);
  const open = isOpen(life.booking.status) && !waitsForMoney(life.booking);
  if (!attempt || !open || !dice.chance(15)) return;
  const amountPaise = 1 + dice.below(attempt.amountPaise);
  const id = idOf(life);
  life.refunds.push(refundOf(life, { id, attemptId: attempt.id, amountPaise, reason: 'by-hand' }));
  const givenUp = { of: 'revenue', amountPaise: 0, taxPaise: 0 } as const;
  life.entries.push(refundByHandEntry({ refundId: id, amountPaise, givenUp }));
  life.handedBackPaise += amountPaise;
  life.story.push(`${amountPaise} paise given back by hand`);
}

/** Gives back an amount at the end, less the part that was given back by hand before. */
export function giveBackLessCounted(
  life: Life,
  refundPaise: Paise,
  reason: string,
  /** The part of the refunds by hand that accepted work uses up; only the rest counts. */
  usedPaise: Paise = 0,
  /** The part of it that we had promised for work to be done again. */
  promisedPaise: Paise = 0,
): Paise {
  const abovePaise = Math.max(0, life.handedBackPaise - usedPaise);
  const countedPaise = Math.min(abovePaise, refundPaise - promisedPaise);
  if (countedPaise > 0)
    life.entries.push(refundCountedEntry({ bookingId: 'b', amountPaise: countedPaise }));
  life.handedBackPaise -= countedPaise;
  giveBack(life, refundPaise - countedPaise - promisedPaise, reason);
  becomeCredit(life, promisedPaise);
  return refundPaise - countedPaise;
}

function becomeCredit(life: Life, amountPaise: Paise): void {
  life.creditBackPaise += amountPaise;
  if (amountPaise > 0) life.entries.push(reworkAsCreditEntry({ bookingId: 'b', amountPaise }));
}

/** The payments that are kept, each with what of it has not gone back, the newest first. */
const keptAttempts = ({ attempts, refunds }: Life): Attempt[] =>
  attempts
    .filter(({ state }) => state === 'succeeded')
    .map((attempt) => ({
      ...attempt,
      amountPaise: refunds
        .filter(({ attemptId }) => attemptId === attempt.id)
        .reduce((left, refund) => left - refund.amountPaise, attempt.amountPaise),
    }))
    .filter(({ amountPaise }) => amountPaise > 0)
    .toReversed();

/** Each payment takes back its own money; cash becomes credit. */
function giveBack(life: Life, refundPaise: Paise, reason: string): void {
  const { parts, leftPaise } = planRefunds(keptAttempts(life), refundPaise);
  if (leftPaise > life.cashPaise) throw new Error(`Nobody knows how ${leftPaise} paise came`);
  for (const { attempt, amountPaise } of parts) owe(life, attempt, amountPaise, reason);
  life.creditBackPaise += leftPaise;
  if (leftPaise > 0)
    life.entries.push(creditReturnedEntry({ bookingId: 'b', amountPaise: leftPaise }));
}

/** Money of a payment is on its way back. */
export function owe(life: Life, attempt: Attempt, amountPaise: Paise, reason: string): void {
  const id = idOf(life);
  life.refunds.push(refundOf(life, { id, attemptId: attempt.id, amountPaise, reason }));
  life.entries.push(refundDueEntry({ refundId: id, amountPaise }));
}

const refundOf = (
  { now }: Life,
  about: Pick<Refund, 'id' | 'attemptId' | 'amountPaise' | 'reason'>,
): Refund => ({
  ...{ purpose: 'refund', bookingId: 'b', ...about },
  ...{ state: 'approved', tries: 0, asked: 0, nextAskAt: now },
  ...{ provider: 'sandbox', reference: null, requestedBy: null, approvedBy: null },
});
