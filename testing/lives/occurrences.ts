import { canMove, type MoveName } from '#contract/lifecycle.ts';
import { feesOf } from '#contract/policy-versions.ts';
import { percentOf } from '#kernel/money.ts';
import { DAY, HOUR, type Instant, MINUTE } from '#kernel/time.ts';
import { waitsForMoney } from '#server/modules/booking/booking.ts';
import { capPercent, quoteCancellation, quoteFee } from '#server/modules/booking/cancelling.ts';
import { decideExpiry } from '#server/modules/booking/expiry.ts';
import {
  decideCustomerNoShow,
  mayReportKarigarNoShow,
  quoteMirrorFee,
} from '#server/modules/booking/failing.ts';
import { paidOf } from '#server/modules/booking/instalments.ts';
import { decideRescheduling } from '#server/modules/booking/rescheduling.ts';
import { nextTimeout } from '#server/modules/booking/timeouts.ts';
import { decideRepeat } from '#server/modules/visit/complaint.ts';
import type { Dice } from '#server/seed/dice.ts';
import { giveBackByHand } from './giving-back.ts';
import { change, type Life, moveOn } from './life.ts';
import { beginPaying, divide, hearNo, hearPaid, isMoneyUnderWay, moveRefund } from './money.ts';
import { approveExtra, payAtTheDoor, payLongWay, payVisit, payWaiting, settle } from './work.ts';

/** One thing that happens, or does not because it may not. */
type Occurrence = (life: Life, dice: Dice) => void;

/** Things that happen to bookings, each as often as it stands here. */
const OCCURRENCES: readonly Occurrence[] = [
  passTime,
  passTime,
  passTime,
  beginPaying,
  beginPaying,
  hearPaid,
  hearPaid,
  hearPaid,
  hearNo,
  expire,
  work,
  work,
  work,
  reschedule,
  cancel,
  callOff,
  customerIsAway,
  nobodyCame,
  giveBackByHand,
  (life, dice) => moveRefund(life, dice),
  (life, dice) => moveRefund(life, dice),
];

export const happen = (life: Life, dice: Dice): void => dice.pick(OCCURRENCES)(life, dice);

/** Most of it by chance, and often to the very moments at which the rules change their mind, a millisecond around. */
function passTime(life: Life, dice: Dice): void {
  const { startsAt, createdAt, holdUntil } = life.booking;
  const moments: Instant[] = [
    startsAt - 24 * HOUR,
    startsAt - 3 * HOUR,
    startsAt,
    startsAt + 15 * MINUTE,
    startsAt + 30 * MINUTE,
    createdAt + 10 * MINUTE,
    holdUntil ?? startsAt,
    nextTimeout(life.booking, life.since)?.at ?? startsAt,
  ];
  const to = dice.chance(50)
    ? dice.pick(moments) + dice.below(3) - 1
    : life.now + dice.pick([MINUTE, 7 * MINUTE, HOUR, 9 * HOUR, DAY]) * (1 + dice.below(3));
  if (to > life.now) life.now = to;
}

function expire(life: Life): void {
  const expiry = decideExpiry(life.booking, isMoneyUnderWay(life), life.now);
  if (expiry.kind === 'extend') change(life, { holdUntil: expiry.until, holdExtended: true });
  if (expiry.kind === 'expire') moveOn(life, 'expire', { holdUntil: null });
}

/** The visit goes on by one step, or back to the beginning. */
function work(life: Life, dice: Dice): void {
  const move = nextOfWork(life, dice);
  if (!move) return;
  const letDown = move === 'breakOff' && { brokenDownAt: life.now };
  const sought = (move === 'release' || move === 'breakOff') && { reassigningSince: life.now };
  moveOn(life, move, { ...sought, ...letDown });
  if (move === 'arrive') {
    life.since = { arrivedAt: life.now };
    payLongWay(life, dice);
  }
  if (move === 'start') {
    payWaiting(life);
    approveExtra(life, dice);
  }
  if (move === 'finish') {
    payAtTheDoor(life, dice);
    life.since = { ...life.since, doneAt: life.now };
  }
  if (move === 'resolve') decideTwice(life, dice);
  if (move === 'accept' || move === 'resolve') settle(life, dice);
}

/** A colleague decides what another has just decided, the same or otherwise. */
function decideTwice(life: Life, dice: Dice): void {
  const decision = () => ({
    outcome: dice.pick(['refund', 'none'] as const),
    refundPaise: dice.below(3),
  });
  const [was, wish] = [decision(), decision()];
  const isSame = was.outcome === wish.outcome && was.refundPaise === wish.refundPaise;
  life.decidedTwice.push({ isSame, isAccepted: decideRepeat(was, wish).ok });
}

function nextOfWork({ booking, now }: Life, dice: Dice): MoveName | undefined {
  switch (booking.status) {
    case 'pending':
      return waitsForMoney(booking) ? undefined : 'assign';
    case 'assigned':
      if (dice.chance(10)) return 'release';
      return now > booking.startsAt - 3 * HOUR ? 'dispatch' : undefined;
    case 'dispatched':
      return dice.chance(10) ? 'breakOff' : 'arrive';
    case 'arrived':
      return dice.chance(50) ? 'start' : undefined;
    case 'in_progress':
      return 'finish';
    case 'done':
      return dice.chance(80) ? 'accept' : 'dispute';
    case 'disputed':
      return 'resolve';
    default:
      return undefined;
  }
}

function reschedule(life: Life, dice: Dice): void {
  const startsAt = life.now + (25 + dice.below(200)) * HOUR;
  const shownFloorPaise = quoteFee(life.booking, life.now - dice.below(2)).feePaise;
  const { days } = life.booking;
  const moreStartsAt = Array.from({ length: days - 1 }, (_, day) => startsAt + (day + 1) * DAY);
  const wish = { startsAt, moreStartsAt, shownFloorPaise };
  const outcome = decideRescheduling(life.booking, life.instalments, wish, life.now);
  if (!outcome.ok) return;
  const { due, ...facts } = outcome.value;
  life.instalments = life.instalments.map((part) => ({
    ...part,
    dueAt: due.find(({ position }) => position === part.position)?.dueAt ?? part.dueAt,
  }));
  moveOn(life, 'reschedule', { ...facts, reassigningSince: null, brokenDownAt: null });
}

/** The customer looks at the fee, time may pass, and they confirm what they have seen. */
function cancel(life: Life, dice: Dice): void {
  if (!dice.chance(30) || !canMove('cancel', life.booking.status, 'customer')) return;
  const shown = quoteOf(life);
  life.now += dice.pick([0, 1, MINUTE, HOUR]);
  const quote = quoteOf(life);
  if (shown.feePaise !== quote.feePaise || shown.refundPaise !== quote.refundPaise) return;
  const { feePaise } = quote;
  const capPaise = percentOf(
    life.booking.pricePaise,
    capPercent(life.booking.status, feesOf(life.booking.policyVersion)),
  );
  const lateByUs =
    life.booking.status !== 'arrived' && life.now >= life.booking.startsAt + 15 * MINUTE;
  moveOn(life, 'cancel', { feePaise, holdUntil: null });
  const backPaise = divide(life, feePaise, 0);
  const isShownBack = backPaise === shown.refundPaise;
  life.charged.push({ shownPaise: shown.feePaise, feePaise, capPaise, lateByUs, isShownBack });
}

const quoteOf = ({ booking, instalments, handedBackPaise, now }: Life) =>
  quoteCancellation(booking, paidOf(instalments), now, handedBackPaise);

function callOff(life: Life, dice: Dice): void {
  const { status } = life.booking;
  if (!dice.chance(10) || !canMove('platformCancel', status, 'ops')) return;
  const goodwill = quoteMirrorFee(life.booking, paidOf(life.instalments), life.now);
  moveOn(life, 'platformCancel', { holdUntil: null });
  divide(life, 0, goodwill);
}

function customerIsAway(life: Life, dice: Dice): void {
  const arrivedAt = life.since.arrivedAt ?? life.now;
  const waiting = { arrivedAt, contactTries: dice.below(4) };
  const outcome = decideCustomerNoShow(life.booking, waiting, life.now);
  if (!outcome.ok) return;
  const { feePaise } = outcome.value;
  const capPaise = percentOf(life.booking.pricePaise, 50);
  life.charged.push({ shownPaise: feePaise, feePaise, capPaise });
  moveOn(life, 'customerNoShow', { feePaise });
  divide(life, feePaise, 0);
  payVisit(life, 'door');
}

function nobodyCame(life: Life): void {
  if (!mayReportKarigarNoShow(life.booking, life.now)) return;
  const goodwill = quoteMirrorFee(life.booking, paidOf(life.instalments), life.now);
  moveOn(life, 'karigarNoShow');
  divide(life, 0, goodwill);
}

/** Nobody does anything any more: only the clock, and gateways that at last do what they were asked. */
export function endByClock(life: Life, dice: Dice): void {
  for (let way = nextTimeout(life.booking, life.since); way; ) {
    life.now = Math.max(life.now, way.at);
    if (way.move === 'expire') {
      expire(life);
    } else if (way.move === 'platformCancel' || way.move === 'karigarNoShow') {
      const goodwill = quoteMirrorFee(life.booking, paidOf(life.instalments), life.now);
      moveOn(life, way.move, { holdUntil: null });
      divide(life, 0, goodwill);
    } else {
      moveOn(life, way.move);
      if (way.move === 'accept' || way.move === 'resolve') settle(life, dice);
      if (way.move === 'finish') life.since = { ...life.since, doneAt: life.now };
    }
    way = nextTimeout(life.booking, life.since);
  }
  const answer = dice.chance(95) ? 'credited' : 'failed';
  for (let turn = 0; turn < 40; turn += 1) {
    life.now += DAY;
    moveRefund(life, dice, answer);
  }
}
