import { describe, expect, test } from 'vitest';
import { LESS_WORK } from '#server/modules/transfer/refunding.ts';
import { throwDice } from '#server/seed/dice.ts';
import { brokenLaws } from './laws.ts';
import { beginLife, type Life } from './life.ts';
import { live } from './live.ts';

/** A sample; `npm run test:lives` lives a hundred thousand. */
const LIVES = 3_000;

/** A life in which money came. */
const PAID = Array.from({ length: 99 }, (_, seed) => seed).find(
  (seed) => live(seed).entries.length > 0,
) as number;

const NOTABLE = [
  'cancelled',
  'completed',
  'expired',
  'no_show_customer',
  'no_show_provider',
  'a fee due and paid later',
  'a fee fixed by moving',
  'a mismatch',
  'a refund tried again',
  'a refund that became credit',
  'booking-ended',
  'by-hand',
  'cash at the door',
  'credit',
  'several days',
  'extra work',
  'less accepted than agreed',
  'paid late and booked again',
  'owed work paid later',
  'a wait paid on top',
  'a long way paid on top',
  'work done again',
  'work done again, and more',
  'a promise that became credit',
  'a promise given up late',
  'paid-twice',
] as const;

/** The rarer things that a life has seen. */
function notable({ booking, attempts, refunds, entries, story, charged }: Life): string[] {
  const seen: [string, boolean][] = [
    ['a fee due and paid later', entries.some(({ kind }) => kind === 'fee-paid')],
    [
      'a fee fixed by moving',
      charged.length > 0 && booking.feeFloorPaise === booking.feePaise && booking.feePaise > 0,
    ],
    ['a mismatch', attempts.some(({ state }) => state === 'mismatched')],
    ['a refund tried again', refunds.some(({ tries }) => tries > 1)],
    ['a refund that became credit', refunds.some(({ state }) => state === 'returned')],
    ['cash at the door', entries.some(({ kind }) => kind === 'cash-collected')],
    ['extra work', story.some((line) => line.startsWith('extra work'))],
    ['less accepted than agreed', refunds.some(({ reason }) => reason === LESS_WORK)],
    ['a wait paid on top', entries.some(({ kind }) => kind === 'waiting-paid')],
    ['a long way paid on top', entries.some(({ kind }) => kind === 'long-way-paid')],
    ['owed work paid later', entries.some(({ kind }) => kind === 'due-paid')],
    ['work done again', entries.some(({ kind }) => kind === 'rework-done')],
    [
      'work done again, and more',
      ['rework-done', 'work-accepted'].every((one) => entries.some(({ kind }) => kind === one)),
    ],
    ['a promise that became credit', entries.some(({ kind }) => kind === 'rework-as-credit')],
    ['a promise given up late', entries.some(({ kind }) => kind === 'rework-given-up')],
    ['several days', booking.days > 1],
    ['credit', entries.some(({ kind }) => kind === 'credit-granted')],
    ['paid late and booked again', story.some((line) => line.startsWith('lateSettle'))],
  ];
  const reasons = refunds
    .map(({ reason }) => reason)
    .filter((one) => one !== 'cancelled' && one !== LESS_WORK);
  return [booking.status, ...reasons, ...seen.filter(([, is]) => is).map(([what]) => what)];
}

describe('random lives of bookings: placed, paid, failed, paid twice and late, moved, cancelled, missed, refunded', () => {
  test('LIFE-01 LIFE-03 LIFE-04 LIFE-05 keep the laws of money and come to an end by themselves', () => {
    const met = new Set<string>();
    for (let seed = 1; seed <= LIVES; seed += 1)
      for (const what of notable(live(seed))) met.add(what);
    // A rare thing that was never met was never tried.
    expect([...met].sort()).toEqual([...NOTABLE].sort());
  });

  test.each([
    ['a paisa more on one account', (life: Life) => life.receivedPaise++],
    [
      'a fee that was not shown',
      (life) => life.charged.push({ shownPaise: 0, feePaise: 1, capPaise: 9 }),
    ],
    [
      'a fee above the cap',
      (life) => life.charged.push({ shownPaise: 9, feePaise: 9, capPaise: 1 }),
    ],
    ['a part too much', (life) => life.instalments.push({ ...life.instalments[0]!, position: 9 })],
    [
      'a status that is not what its visits come to',
      (life) => {
        life.written = { ...life.written, endedAs: 'expired', bill: 'none' };
        life.booking = { ...life.booking, status: 'assigned' };
      },
    ],
    [
      'somebody on the way before the advance is paid',
      (life) => {
        life.instalments = life.instalments.map((part) => ({
          ...part,
          kind: 'advance',
          paidAt: null,
        }));
        life.booking = { ...life.booking, status: 'assigned' };
      },
    ],
    ['money given back by hand that nobody knows of', (life) => life.handedBackPaise++],
    ['credit that nobody is told of', (life) => life.creditBackPaise++],
    ['an order that was paid and is not counted', (life) => life.toldTrue.push('nobody')],
    [
      'cash for somebody who owes for two bookings',
      (life) => {
        life.duesBefore = 2;
        life.booking = { ...life.booking, paymentMethod: 'cash' };
      },
    ],
    [
      'two decisions of one dispute',
      (life) => life.decidedTwice.push({ isSame: false, isAccepted: true }),
    ],
    [
      'work done again that is taxed as if its customer had paid for it',
      (life) =>
        life.entries.push({
          ...{ kind: 'work-accepted', reference: 'work-accepted:again' },
          lines: [
            { account: 'gst_payable', amountPaise: -500 },
            { account: 'revenue', amountPaise: 500 },
          ],
        }),
    ],
    ['an entry posted twice', (life) => life.entries.push(...life.entries)],
  ] satisfies [string, (life: Life) => unknown][])('%s is noticed', (_, spoil) => {
    const life = live(PAID);
    const fresh = beginLife(throwDice(PAID));
    expect(brokenLaws(fresh)).toEqual([]);
    spoil(life);
    expect(brokenLaws(life)).not.toEqual([]);
  });
});
