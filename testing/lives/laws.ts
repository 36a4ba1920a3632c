import { policy } from '#contract/policy.ts';
import type { Bill } from '#server/modules/booking/billing.ts';
import { type Instalment, waitsForMoney } from '#server/modules/booking/booking.ts';
import { dueAtEnd } from '#server/modules/booking/due-at-end.ts';
import { paidOf, priceOf } from '#server/modules/booking/instalments.ts';
import { rollUp } from '#server/modules/booking/roll-up.ts';
import { nextTimeout } from '#server/modules/booking/timeouts.ts';
import type { Entry, Line } from '#server/modules/ledger/entries.ts';
import { isReturned, RETURN_REASONS } from '#server/modules/transfer/refunding.ts';
import { documentLaws } from './document-laws.ts';
import { balanceIn, type Life, plannedParts } from './life.ts';
import { progressOf } from './progress.ts';
import { lapsesUnpaid, moneyTold } from './told.ts';

/** The laws that must hold for every booking at every moment; answers a sentence for each that is broken. */
export function brokenLaws(life: Life): string[] {
  const { booking, instalments, refunds, charged } = life;
  const held = balances(life);
  const of = (account: string) => held.get(account) ?? 0;
  const sumOf = (amounts: readonly { readonly amountPaise: number }[]) =>
    amounts.reduce((sum, { amountPaise }) => sum + amountPaise, 0);

  const price = instalments.filter(({ kind }) => kind !== 'cancellation-fee');
  const earned = [...held].filter(([account]) => account.startsWith('karigar_payable:'));
  const karigarsPaise = -earned.reduce((sum, [, paise]) => sum + paise, 0);
  const onTopPaise = -balanceIn(life, 'karigar_payable', ON_TOP);
  const unspentPaise = unspentOf(life);
  const housePaise = -of('revenue') - of('gst_payable') - of('visit_costs');
  const keptPaise = -of('cancellation_fees') - of('customer_dues') + housePaise + karigarsPaise;
  const paidInPaise = life.receivedPaise + life.cashPaise;
  const stillHeld = -of('customer_advances') - of('refunds_payable');
  const stillPromised = -of('rework_promised');
  const credit = life.promisedPaise - of('account_credit');
  const told = moneyTold(life);
  const laws: [string, boolean][] = [
    ['each entry and the whole ledger sum to zero', isBalanced(life)],
    [
      'paid in + promised + goodwill = kept + not spent + refunded + credit + still held and promised',
      paidInPaise + life.promisedPaise + life.goodwillPaise + life.handedBackPaise ===
        keptPaise + unspentPaise + life.creditedPaise + credit + stillHeld + stillPromised,
    ],
    [
      'what the gateway holds for us is what came less what went back',
      of('gateway_clearing:sandbox') === life.receivedPaise - life.creditedPaise,
    ],
    [
      'the status of a booking is what its visits, its bill and its end come to',
      booking.status === rollUp(progressOf(life.written)),
    ],
    ['nothing is refunded that has not come', sumOf(refunds) <= life.receivedPaise],
    [
      'what Karigars were given is theirs to hand over',
      of('cash_with_karigar:1') === life.cashPaise,
    ],
    [
      'the parts add up to the price and what was approved on top, less what nobody wants any more',
      sumOf(price) === booking.pricePaise + life.extraPaise - life.waivedPaise,
    ],
    [
      'the parts are those that were agreed',
      life.cashPaise + life.waivedPaise > 0 ||
        plannedParts(life).every((part, index) => part.amountPaise === price[index]?.amountPaise),
    ],
    ['a part is paid by one payment', life.cashPaise > 0 || isPaidOnce(life)],
    [
      'the fee that was shown was charged, and never more than the cap',
      charged.every((fee) => fee.feePaise === fee.shownPaise && fee.feePaise <= fee.capPaise),
    ],
    [
      'what was shown to go back is what goes back',
      charged.every(({ isShownBack }) => isShownBack !== false),
    ],
    [
      'from a quarter of an hour after the promised time until somebody is at the door cancelling is free',
      charged.every(({ lateByUs, feePaise }) => !lateByUs || feePaise === 0),
    ],
    [
      'only an end is without a timed way out',
      isEnd(life) === (nextTimeout(booking, life.since) === null),
    ],
    [
      'nothing is held of what was called off',
      !['cancelled', 'no_show_customer', 'no_show_provider'].includes(booking.status) ||
        of('customer_advances') + of('rework_promised') === 0,
    ],
    [
      'work that was accepted is earned: nothing of it is held, and what is owed is what is unpaid',
      booking.status !== 'completed' ||
        (of('customer_advances') + of('rework_promised') === 0 &&
          of('customer_dues') === sumOf(price.filter(({ paidAt }) => paidAt === null))),
    ],
    [
      'no Karigar loses by working, and together they have their share and no more',
      earned.every(([, paise]) => paise < 0) &&
        karigarsPaise - onTopPaise <= booking.pricePaise + life.extraPaise,
    ],
    [
      'a wait and a long way are paid by us alone, and never more than the most of each',
      balanceIn(life, 'visit_costs', ON_TOP) === onTopPaise &&
        life.entries
          .filter(({ kind }) => ON_TOP.includes(kind))
          .every(({ lines }) => lines.length === 2 && lines.every(isWithinMost)),
    ],
    [
      'nobody comes for a booking before the money is there that it stands or falls with',
      !['assigned', 'dispatched', 'arrived', 'in_progress'].includes(booking.status) ||
        (!waitsForMoney(booking) && isSecured(life)),
    ],
    [
      'what we pay for a failure is never more than was paid, or than the ceiling where less was',
      life.goodwillPaise <=
        Math.max(paidInPaise + life.promisedPaise, policy.cancellation.mirrorCeilingUnpaidPaise),
    ],
    [
      'that money which nobody wanted goes back never hides what is paid for a booking that goes on',
      !isPaidFor(life) || !['refunding', 'refunded'].includes(told.state),
    ],
    [
      'what is told to be held for a booking that goes on is what the books hold for it',
      isEnd(life) ||
        told.heldPaise === Math.max(0, -of('customer_advances') - life.handedBackPaise),
    ],
    [
      'what is told to be kept of a booking that is over is what the books have kept of its customer’s money',
      !isOver(life) ||
        told.keptPaise ===
          keptPaise + balanceIn(life, 'karigar_payable', ['rework-done']) - life.handedBackPaise,
    ],
    [
      'whatever was paid is told to be held, kept, or back with the customer',
      told.paidByCustomerPaise + life.goodwillPaise ===
        told.heldPaise + told.keptPaise + told.backPaise - told.promisedBackPaise,
    ],
    [
      'what is told to be back is what went back and is going back, as money and as credit',
      told.backPaise + told.unwantedPaise === life.creditedPaise + credit - of('refunds_payable'),
    ],
    [
      'nobody has back more than they paid, but for what we pay for a failure',
      told.backPaise - life.goodwillPaise <= told.paidPaise,
    ],
    [
      'an order of which the gateway says the true amount is counted, whatever it said before',
      life.toldTrue.every((id) =>
        life.attempts.some((one) => one.id === id && one.state === 'succeeded'),
      ),
    ],
    ...documentLaws(life, { told, isEnd: isEnd(life), isOver: isOver(life) }),
    [
      'what an offer says is to be counted at the door is what its bill asks for there',
      life.booking.paymentMethod !== 'cash' ||
        isEnd(life) ||
        (told.atDoorPaise === dueAtEnd(instalments, wholeBill(life)) &&
          told.atDoorPaise <= sumOf(price.filter(isUnpaidBeforeAcceptance))),
    ],
    [
      'each rupee of the price is paid, due or comes later: none is told twice',
      isEnd(life) ||
        told.isTooLate ||
        told.agreedPaise === told.paidPaise + told.dueAllPaise + told.laterPaise,
    ],
    [
      'a booking whose money did not come expires from any state before somebody has set out',
      lapsesUnpaid(life),
    ],
    [
      'whoever has not paid for two bookings does not book another one for cash',
      life.duesBefore < 2 || booking.paymentMethod !== 'cash',
    ],
    [
      'of two different decisions of one dispute the second is refused, and of two equal ones it is not',
      life.decidedTwice.every(({ isSame, isAccepted }) => isSame === isAccepted),
    ],
    ['no account that we owe is overdrawn', stillHeld >= 0 && credit >= 0 && keptPaise >= 0],
  ];
  return laws.filter(([, holds]) => !holds).map(([sentence]) => sentence);
}

const ON_TOP: readonly Entry['kind'][] = ['waiting-paid', 'long-way-paid'];

const isWithinMost = ({ amountPaise }: Line): boolean => Math.abs(amountPaise) <= 15_000;

/** At the end of everything: no debt of ours is left over. */
export function brokenEnds(life: Life): string[] {
  const owed = -(balances(life).get('refunds_payable') ?? 0);
  return [
    ...(isEnd(life) ? [] : ['the clock brings every booking to its end']),
    ...(owed === 0 ? [] : ['every refund arrives, or becomes credit after its last try']),
  ];
}

/** The part of our promise that was never spent: ours again, as if it had not been made. */
const unspentOf = (life: Life): number =>
  -balanceIn(life, 'goodwill', ['rework-done', 'rework-given-up']);

/** Money came for it that is wanted, and it goes on. */
const isPaidFor = (life: Life): boolean =>
  paidOf(life.instalments) > 0 &&
  life.refunds.every(isReturned) &&
  (life.booking.status === 'completed' || !isEnd(life));

/** An advance is paid, and so is something of whatever is paid online. */
const isSecured = ({ booking, instalments }: Life): boolean =>
  instalments.every(({ kind, paidAt }) => kind !== 'advance' || paidAt !== null) &&
  (booking.paymentMethod === 'cash' || paidOf(instalments) > 0);

const isUnpaidBeforeAcceptance = ({ kind, paidAt }: Instalment): boolean =>
  paidAt === null && kind !== 'completion';

/** Everything that was agreed is on the bill. */
const wholeBill = ({ instalments }: Life): Bill => ({
  ...{ workPaise: priceOf(instalments), laborPaise: 0, partsPaise: 0 },
});

const isOver = (life: Life): boolean => isEnd(life) && life.booking.status !== 'expired';

const isEnd = ({ booking }: Life): boolean =>
  ['completed', 'expired', 'cancelled', 'no_show_customer', 'no_show_provider'].includes(
    booking.status,
  );

function balances({ entries }: Life): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { lines } of entries)
    for (const { account, amountPaise } of lines)
      sums.set(account, (sums.get(account) ?? 0) + amountPaise);
  return sums;
}

const isBalanced = ({ entries }: Life): boolean =>
  entries.every(({ lines }) => lines.reduce((sum, line) => sum + line.amountPaise, 0) === 0) &&
  new Set(entries.map(({ reference }) => reference)).size === entries.length;

/** Every attempt that succeeded either paid its part, alone, or went back whole. */
const isPaidOnce = ({ attempts, refunds, instalments, promisedPaise }: Life): boolean =>
  instalments.every(({ position, paidAt, kind }) => {
    if (promisedPaise > 0 && kind !== 'extra-work') return true;
    const kept = attempts.filter(
      ({ id, instalment, state }) =>
        instalment === position &&
        state === 'succeeded' &&
        !refunds.some(
          (one) => one.attemptId === id && RETURN_REASONS.some((reason) => reason === one.reason),
        ),
    );
    return kept.length === (paidAt === null ? 0 : 1);
  });
