import { hasEnded } from '#contract/booking-phases.ts';
import type { Paise } from '#kernel/money.ts';
import type { Instant } from '#kernel/time.ts';
import type { Booking, Instalment } from './booking.ts';
import { isForTheDoor } from './due-at-end.ts';
import { takesNoMoney } from './expiry.ts';
import { dueInstalments, paidForVisits, paidOf, priceOf } from './instalments.ts';

/** The figures that payments and credit of a booking give, beside its instalments. */
export type MoneyMoved = {
  /** The state of the newest attempt, if there has been one. */
  readonly newestAttempt: string | null;
  /** Back with the customer, and on its way back, by the way it came. */
  readonly refundedPaise: Paise;
  readonly refundingPaise: Paise;
  /**
   * Money of both kinds that came although nothing was owed: paid twice, or too late. It was never a part of what is
   * paid.
   */
  readonly unwantedPaise: Paise;
  /** Money that could not go back to the original method and is credit; and what we gave on top for a failure of ours. */
  readonly creditedPaise: Paise;
  readonly goodwillPaise: Paise;
  /** The part of what counts as paid that is our own promise of work done again, and how much of it has become credit. */
  readonly promisedPaise?: Paise;
  readonly promisedBackPaise?: Paise;
  /** The share that its Karigars have earned by it, as the ledger has it; told to us alone. */
  readonly karigarsPaise?: Paise;
};

export const NOTHING_MOVED: MoneyMoved = {
  newestAttempt: null,
  refundedPaise: 0,
  refundingPaise: 0,
  unwantedPaise: 0,
  creditedPaise: 0,
  goodwillPaise: 0,
};

export type MoneyState =
  | 'not-needed'
  | 'due'
  | 'checking'
  | 'failed'
  | 'paid'
  | 'refunding'
  | 'refunded';

export type BookingMoney = Required<Omit<MoneyMoved, 'newestAttempt'>> & {
  readonly agreedPaise: Paise;
  readonly paidPaise: Paise;
  /** The part of it that the customer has paid. */
  readonly paidByCustomerPaise: Paise;
  /** Without fees for visits that ended by themselves: those are spent. */
  readonly paidForVisitsPaise: Paise;
  /** Its hold is over: money would come too late, by whatever door. */
  readonly isTooLate: boolean;
  /** The part that is paid next, and all parts whose time has come. */
  readonly dueNow: Instalment | undefined;
  readonly dueParts: readonly Instalment[];
  readonly duePositions: readonly number[];
  /** All of them together: they may be paid at once. */
  readonly dueAllPaise: Paise;
  readonly laterPaise: Paise;
  /** Not paid yet, whether its time has come or not. */
  readonly unpaidPaise: Paise;
  /** Owed for what is over: a fee, and whatever is unpaid of work that was accepted. */
  readonly owedPaise: Paise;
  /** Counted at the door when the work is done, where the customer pays in cash: all but what waits for their acceptance. */
  readonly atDoorPaise: Paise;
  /** Money that has gone back or is on its way, also as credit, with our goodwill. */
  readonly backPaise: Paise;
  /** Money paid that neither has gone back nor is on its way back: held while the booking goes on, kept once it is over. */
  readonly withUsPaise: Paise;
  readonly heldPaise: Paise;
  readonly keptPaise: Paise;
  readonly isUnderWay: boolean;
  readonly state: MoneyState;
};

/**
 * The state of a booking's money, in one place: what is agreed, due, paid, on its way back, credited. Whoever shows a
 * booking, takes money for it or ends it asks this; of a visit that has a price of its own it is asked with its own parts.
 */
export function moneyOf(
  booking: Pick<Booking, 'status' | 'holdUntil' | 'paymentMethod'>,
  instalments: readonly Instalment[],
  moved: MoneyMoved,
  now: Instant,
): BookingMoney {
  const { newestAttempt, ...amounts } = moved;
  const agreedPaise = priceOf(instalments);
  const paidPaise = paidOf(instalments);
  const dueParts = dueInstalments(booking, instalments, now);
  const [dueNow] = dueParts;
  const dueAllPaise = sumOf(dueParts);
  const unpaid = instalments.filter(({ paidAt }) => paidAt === null);
  const isUnderWay = newestAttempt !== null && OPEN.has(newestAttempt);
  const backPaise =
    moved.refundedPaise + moved.refundingPaise - moved.unwantedPaise + moved.creditedPaise;
  const isTooLate = takesNoMoney(booking, now);
  const over = hasEnded(booking.status) || isTooLate;
  // Nothing more is to come of a booking that has ended, or whose hold is over.
  const laterPaise = over ? 0 : sumOf(unpaid.filter((part) => !dueParts.includes(part)));
  const { promisedPaise = 0, promisedBackPaise = 0 } = moved;
  const paidByCustomerPaise = paidPaise - promisedPaise;
  const withUsPaise = Math.max(0, paidByCustomerPaise - (backPaise - promisedBackPaise));
  const atDoorPaise = booking.paymentMethod === 'cash' ? sumOf(unpaid.filter(isForTheDoor)) : 0;
  const isDone = over || booking.status === 'completed';
  return {
    ...{ karigarsPaise: 0, promisedPaise, promisedBackPaise },
    ...amounts,
    agreedPaise,
    ...{ paidPaise, paidByCustomerPaise },
    paidForVisitsPaise: paidForVisits(instalments),
    isTooLate,
    dueNow,
    dueParts,
    duePositions: dueParts.map(({ position }) => position),
    dueAllPaise,
    laterPaise,
    unpaidPaise: laterPaise + dueAllPaise,
    owedPaise: sumOf(unpaid.filter(({ kind }) => isOwed(booking, kind))),
    atDoorPaise,
    backPaise: backPaise + moved.goodwillPaise,
    withUsPaise,
    heldPaise: isDone ? 0 : withUsPaise,
    keptPaise: isDone ? withUsPaise : 0,
    isUnderWay,
    state: stateOf(
      {
        over,
        paidPaise,
        backPaise,
        dueNow,
        isUnderWay,
        atDoorPaise,
        isAllPaid: unpaid.length === 0,
      },
      moved,
    ),
  };
}

/** For whoever asks what is due, owed or paid, and not what has gone back. */
export const moneyOfParts = (
  booking: Pick<Booking, 'status' | 'holdUntil' | 'paymentMethod'>,
  instalments: readonly Instalment[],
  now: Instant,
): BookingMoney => moneyOf(booking, instalments, NOTHING_MOVED, now);

const sumOf = (parts: readonly Instalment[]): Paise =>
  parts.reduce((sum, { amountPaise }) => sum + amountPaise, 0);

/** Only what can be paid: nothing can of a booking that has expired, its fee neither. */
const isOwed = ({ status }: Pick<Booking, 'status'>, kind: Instalment['kind']): boolean =>
  status === 'completed' || (kind === 'cancellation-fee' && status !== 'expired');

const OPEN: ReadonlySet<string> = new Set(['created', 'pending', 'unknown']);

/** A partial refund never hides what is paid: only when all of it went back, or the booking is over, does it say all. */
function stateOf(
  money: Pick<BookingMoney, 'paidPaise' | 'dueNow' | 'isUnderWay' | 'atDoorPaise'> & {
    readonly over: boolean;
    readonly isAllPaid: boolean;
    readonly backPaise: Paise;
  },
  { newestAttempt, refundedPaise, refundingPaise }: MoneyMoved,
): MoneyState {
  const { over, paidPaise, backPaise, dueNow, isUnderWay, atDoorPaise, isAllPaid } = money;
  const allBack = over || (backPaise > 0 && backPaise >= paidPaise);
  if (allBack && refundingPaise > 0) return 'refunding';
  if (allBack && refundedPaise > 0) return 'refunded';
  // Counted in cash while an order was open: what still comes by it goes back, and nobody waits for it.
  if (isUnderWay && !(isAllPaid && paidPaise > 0)) return 'checking';
  if (dueNow) return newestAttempt === 'failed' || newestAttempt === 'expired' ? 'failed' : 'due';
  if (paidPaise > 0) return 'paid';
  // A payment that failed before the customer chose cash asks for nothing more.
  return newestAttempt === 'failed' && (over || atDoorPaise === 0) ? 'failed' : 'not-needed';
}
