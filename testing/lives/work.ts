import type { Paise } from '#kernel/money.ts';
import { dateInIndia } from '#kernel/time.ts';
import { quoteLongWay, quoteWaiting } from '#server/modules/allowance/allowance.ts';
import { settleBill } from '#server/modules/booking/billing.ts';
import type { Instalment } from '#server/modules/booking/booking.ts';
import { priceOf, unpaidInTurn } from '#server/modules/booking/instalments.ts';
import { promiseForWork } from '#server/modules/booking/promised.ts';
import { quoteKarigarPay, quoteVisitPay, type Reached } from '#server/modules/karigar/pay.ts';
import {
  allowanceEntry,
  allowanceReference,
  cashCollectedEntry,
  reworkDoneEntry,
  visitPaidEntry,
  workAcceptedEntry,
} from '#server/modules/ledger/work-entries.ts';
import { LESS_WORK } from '#server/modules/transfer/refunding.ts';
import type { Dice } from '#server/seed/dice.ts';
import { giveBackLessCounted } from './giving-back.ts';
import { balanceIn, type Life } from './life.ts';
import { taxIn } from './money.ts';

const bookingId = 'b';
const nextPosition = ({ instalments }: Life) =>
  Math.max(...instalments.map(({ position }) => position)) + 1;

/** More is to be done than was booked, and the customer approves. */
export function approveExtra(life: Life, dice: Dice): void {
  if (!dice.chance(20)) return;
  const amountPaise = 1 + dice.below(100_000);
  const part = { kind: 'extra-work', amountPaise, dueAt: life.now, paidAt: null } as const;
  life.instalments.push({ position: nextPosition(life), ...part });
  life.extraPaise += amountPaise;
  life.story.push(`extra work for ${amountPaise} paise`);
}

/** The customer pays at the door: what is left, or some of it, or nothing. */
export function payAtTheDoor(life: Life, dice: Dice): void {
  const unpaid = unpaidInTurn(life.instalments).filter(({ kind }) => kind !== 'completion');
  const owed = unpaid.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  let leftPaise = dice.pick([owed, owed, Math.floor(owed / 3), 0]);
  for (const part of unpaid) {
    const amountPaise = Math.min(part.amountPaise, leftPaise);
    if (amountPaise === 0) return;
    if (amountPaise < part.amountPaise) split(life, part, amountPaise);
    change(life, part.position, { paidAt: life.now });
    leftPaise -= amountPaise;
    life.cashPaise += amountPaise;
    const cash = { bookingId, instalment: part.position, karigarId: 1, amountPaise };
    life.entries.push(cashCollectedEntry(cash));
    life.story.push(`${amountPaise} paise at the door`);
  }
}

/** Accepted whole, or in part. */
export function settle(life: Life, dice: Dice): void {
  const { booking } = life;
  const agreed = priceOf(life.instalments);
  const total = dice.chance(80) ? agreed : dice.below(agreed + 1);
  const partsPaise = Math.min(dice.below(life.extraPaise + 1), total);
  const laborPaise = Math.min(life.extraPaise - partsPaise, total - partsPaise);
  const workPaise = total - partsPaise - laborPaise;
  const settled = settleBill(life.instalments, { workPaise, laborPaise, partsPaise });
  for (const { position, keptPaise } of settled.waived) waive(life, position, keptPaise);
  const paidPaise = settled.usedPaise + settled.refundPaise;
  const promised = promiseForWork(-balanceIn(life, 'rework_promised'), {
    ...{ workPaise, paidPaise, usedPaise: settled.usedPaise },
  });
  const usedPaise = settled.usedPaise - promised.usedPaise;
  giveBackLessCounted(life, settled.refundPaise, LESS_WORK, usedPaise, promised.backPaise);
  life.story.push(`${total} of ${agreed} paise accepted`);
  if (total === 0) return;
  const teamSize = 1 + dice.below(4);
  const work = { pricePaise: workPaise, laborPaise, partsPaise, teamSize };
  const pay = Array.from({ length: teamSize }, (_, member) => ({
    karigarId: member + 1,
    amountPaise: quoteKarigarPay({ ...work, category: booking.category, option: null, member })
      .netPaise,
  }));
  const earned = pay.filter(({ amountPaise }) => amountPaise > 0);
  const { duePaise } = settled;
  const taxPaise = taxIn(usedPaise + duePaise);
  // The promise pays the crew as far as it was made for the work; how it is divided is no matter of these laws.
  if (promised.usedPaise > 0)
    life.entries.push(reworkDoneEntry({ bookingId, usedPaise: promised.usedPaise, pay: earned }));
  if (usedPaise + duePaise === 0) return;
  const left = promised.usedPaise > 0 ? [] : earned;
  life.entries.push(workAcceptedEntry({ bookingId, usedPaise, duePaise, taxPaise, pay: left }));
}

/** Somebody came for nothing. */
export function payVisit(life: Life, reached: Reached): void {
  const amountPaise = quoteVisitPay({ ...life.booking, teamSize: 1 }, reached);
  if (amountPaise === 0) return;
  life.entries.push(visitPaidEntry({ bookingId, pay: [{ karigarId: 1, amountPaise }] }));
}

/** The rates by which these lives are paid on top. */
const RATES = {
  holdsFrom: '2026-11-01',
  ...{ waitingFreeMinutes: 15, waitingPaisePerMinute: 200, waitingMostPaise: 12_000 },
  ...{ wayFreeKm: 10, wayPaisePerKm: 600, wayMostPaise: 15_000 },
  ...{ dayPaisePerHour: 6_000, dayMostPaise: 48_000 },
};

/** Somebody came, perhaps by a long way. */
export function payLongWay(life: Life, dice: Dice): void {
  payOnTop(life, 'long-way-paid', quoteLongWay(RATES, dice.below(60) / 2));
}

/** They are let in, perhaps long after they came. */
export function payWaiting(life: Life): void {
  const { booking, since, now } = life;
  const wait = { arrivedAt: since.arrivedAt ?? now, startsAt: booking.startsAt, letInAt: now };
  payOnTop(life, 'waiting-paid', quoteWaiting(RATES, wait).amountPaise);
}

/** Once a Karigar and day: a visit that was given back at the door comes to it again. */
function payOnTop(life: Life, kind: 'waiting-paid' | 'long-way-paid', amountPaise: Paise): void {
  const at = { bookingId, karigarId: 1, on: dateInIndia(life.booking.startsAt) };
  const reference = allowanceReference(kind, at);
  if (amountPaise === 0 || life.entries.some((one) => one.reference === reference)) return;
  life.entries.push(allowanceEntry(kind, { ...at, amountPaise }));
  life.story.push(`${kind}: ${amountPaise} paise`);
}

function waive(life: Life, position: number, keptPaise: Paise): void {
  const part = life.instalments.find((one) => one.position === position) as Instalment;
  life.waivedPaise += part.amountPaise - keptPaise;
  if (keptPaise > 0) change(life, position, { amountPaise: keptPaise });
  else life.instalments = life.instalments.filter((one) => one !== part);
}

function split(life: Life, part: Instalment, firstPaise: Paise): void {
  const amountPaise = part.amountPaise - firstPaise;
  life.instalments.push({ ...part, position: nextPosition(life), amountPaise });
  change(life, part.position, { amountPaise: firstPaise });
}

function change(life: Life, position: number, facts: Partial<Instalment>): void {
  life.instalments = life.instalments.map((part) =>
    part.position === position ? { ...part, ...facts } : part,
  );
}
