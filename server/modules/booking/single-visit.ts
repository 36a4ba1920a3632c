import { isOut } from '#contract/booking-phases.ts';
import { canMove } from '#contract/lifecycle.ts';
import type { Suspension } from '#contract/zone.ts';
import type { Paise } from '#kernel/money.ts';
import type { Instant } from '#kernel/time.ts';
import type { Booking, BookingStatus, Instalment } from './booking.ts';
import { type Quote, quoteCancellation } from './cancelling.ts';
import { dueAs, planInstalments } from './instalments.ts';
import { keepsTeam, visitsStandAlone } from './linkage.ts';
import { rollUp, STATES } from './roll-up.ts';

/** As which a visit ends early, by itself. */
export type VisitEnd = 'cancelled' | 'no_show_customer' | 'no_show_provider';

/** One visit of a booking, as far as its end and its hour are concerned. */
export type VisitOfBooking = {
  readonly id: string;
  /** Stays with the day, whatever happens to the others. */
  readonly position: number;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  /** A visit after the first. */
  readonly dispatchedAt: Instant | null;
  readonly arrivedAt: Instant | null;
  readonly endedAs: VisitEnd | null;
  /** How often it was moved to another time, and what cancelling it costs at least since. */
  readonly reschedules: number;
  readonly feeFloorPaise: Paise;
  /** The switch that holds for its own hour. */
  readonly suspension: Suspension | null;
};

/** The first visit that has not ended has the state of its booking; a later one is come to when the work has begun. */
export function statusOfVisit(
  booking: Pick<Booking, 'id' | 'status'>,
  { id, endedAs, dispatchedAt, arrivedAt }: VisitOfBooking,
): BookingStatus {
  if (endedAs) return endedAs;
  const { status } = booking;
  if (id === booking.id) return status;
  if (isOut(status)) return 'assigned';
  if (status !== 'in_progress' || arrivedAt !== null) return status;
  return dispatchedAt === null ? 'assigned' : 'dispatched';
}

/** It may end or move by itself; the last one left does so with its booking, and so do visits that stand together. */
export const isOneOfSeveral = (
  booking: Pick<Booking, 'category'>,
  visits: readonly Pick<VisitOfBooking, 'endedAs'>[],
  { endedAs }: Pick<VisitOfBooking, 'endedAs'>,
): boolean =>
  visitsStandAlone(booking) &&
  endedAs === null &&
  visits.filter((one) => one.endedAs === null).length > 1;

/** The visit as if it had been booked alone: what holds of a booking of one visit holds of it. */
export const asItsOwn = (booking: Booking, visit: VisitOfBooking): Booking => ({
  ...booking,
  status: statusOfVisit(booking, visit),
  pricePaise: shareOf(booking, booking.pricePaise),
  feeFloorPaise: visit.feeFloorPaise,
  reschedules: visit.reschedules,
  suspension: visit.suspension,
  startsAt: visit.startsAt,
  endsAt: visit.endsAt,
  days: 1,
  untilAt: visit.endsAt,
  ...(visit.id !== booking.id && {
    arrivedAt: visit.arrivedAt,
    brokenDownAt: null,
    reassigningSince: null,
  }),
});

/** Every day of a booking costs the same. */
const shareOf = ({ days }: Pick<Booking, 'days'>, paise: Paise): Paise => Math.floor(paise / days);

/**
 * Describes a booking without one of its visits: its hours, its days and its price are those of the visits that are
 * left.
 */
export function withoutVisit(
  booking: Booking,
  visits: readonly VisitOfBooking[],
  ended: VisitOfBooking,
  as: VisitEnd,
): Pick<
  Booking,
  'startsAt' | 'endsAt' | 'untilAt' | 'days' | 'pricePaise' | 'feeFloorPaise' | 'status'
> {
  const left = visits.filter(({ id, endedAs }) => endedAs === null && id !== ended.id);
  const [first] = left;
  const last = left.at(-1);
  if (!first || !last) throw new RangeError('The last visit of a booking ends with its booking');
  return {
    startsAt: first.startsAt,
    endsAt: first.endsAt,
    untilAt: last.endsAt,
    days: left.length,
    pricePaise: booking.pricePaise - shareOf(booking, booking.pricePaise),
    feeFloorPaise: Math.max(0, booking.feeFloorPaise - ended.feeFloorPaise),
    status: statusWithout(booking, left, ended, as),
  };
}

/** A Karigar who missed the first visit is not awaited at the next, nor is one who was to come to that visit only. */
function statusWithout(
  booking: Booking,
  left: readonly VisitOfBooking[],
  ended: VisitOfBooking,
  as: VisitEnd,
): BookingStatus {
  const isLed = ended.id !== booking.id || (as !== 'no_show_provider' && keepsTeam(booking));
  const states = left.map((one) => (isLed ? statusOfVisit(booking, one) : 'pending'));
  const visits = STATES.filter((state) => states.includes(state));
  return rollUp({ endedAs: null, bill: 'none', visits });
}

/** The parts of a price after one day of it has gone, and where its money went. */
export type Shortened = {
  /** Parts of another amount than before; nothing is left of some. */
  readonly amounts: readonly { readonly position: number; readonly amountPaise: Paise }[];
  /** Splits the fee into what was paid already and what is now owed. */
  readonly keptPaise: Paise;
  readonly duePaise: Paise;
  readonly refundPaise: Paise;
  /** Given back by hand before: it is a part of what goes back for this day, and not given a second time. */
  readonly countedPaise: Paise;
};

/**
 * One day goes, and its price with it, but for the fee. What was paid for it in advance pays the fee, then what the days that
 * remain still need, and only the rest goes back (ruling R48).
 */
export function shortenParts(
  booking: Booking,
  parts: readonly Instalment[],
  gone: {
    readonly startsAt: Instant;
    readonly feePaise: Paise;
    readonly left: readonly Instant[];
    readonly handedBackPaise?: Paise;
  },
): Shortened {
  const dayPaise = shareOf(booking, booking.pricePaise);
  const price = parts.filter(isOfPrice);
  const paid = price.filter(({ paidAt }) => paidAt !== null);
  const unpaid = price.filter(({ paidAt }) => paidAt === null);
  const keptPaise = Math.min(gone.feePaise, sumOf(paid));
  const duePaise = gone.feePaise - keptPaise;
  const planned = paid.length === 0 ? plannedAnew(booking, unpaid, gone, dayPaise) : undefined;
  if (planned) return { amounts: planned, keptPaise, duePaise, refundPaise: 0, countedPaise: 0 };

  const inTurn = unpaid.toSorted(
    (one, other) =>
      Number(isOfDay(other, gone)) - Number(isOfDay(one, gone)) || one.dueAt - other.dueAt,
  );
  const less = takeFrom(inTurn, dayPaise - keptPaise);
  const backPaise = dayPaise - keptPaise - sumOf(less);
  const countedPaise = Math.min(gone.handedBackPaise ?? 0, backPaise);
  const used = takeFrom(
    paid.toSorted((one, other) => other.amountPaise - one.amountPaise),
    keptPaise + backPaise,
  );
  const amounts = [...less, ...used].map(({ position, amountPaise }) => ({
    position,
    amountPaise: amountOf(price, position) - amountPaise,
  }));
  return { amounts, keptPaise, duePaise, refundPaise: backPaise - countedPaise, countedPaise };
}

/**
 * Quotes the cost of cancelling one visit, by the table of fees for that visit's price and hour, and what goes back.
 * Undefined if it cannot be cancelled; before the booking is firm only the whole can.
 */
export function quoteVisitCancellation(
  booking: Booking,
  parts: readonly Instalment[],
  { visit, visits }: { readonly visit: VisitOfBooking; readonly visits: readonly VisitOfBooking[] },
  now: Instant,
  handedBackPaise: Paise = 0,
): Quote | undefined {
  const alone = asItsOwn(booking, visit);
  if (booking.firmAt === null || !canMove('cancel', alone.status, 'customer')) return undefined;
  const { rises, ...fee } = quoteCancellation(alone, 0, now);
  const left = visits.filter(({ id, endedAs }) => endedAs === null && id !== visit.id);
  const { refundPaise, duePaise, countedPaise } = shortenParts(booking, parts, {
    ...{ startsAt: visit.startsAt, feePaise: fee.feePaise, handedBackPaise },
    left: left.map(({ startsAt }) => startsAt),
  });
  return { ...fee, refundPaise, duePaise, countedPaise, rises };
}

/** Money for the visits themselves; a fee that was paid is no money for a visit. */
const isOfPrice = ({ kind }: Instalment): boolean =>
  kind !== 'cancellation-fee' && kind !== 'extra-work';

const isOfDay = ({ kind, dueAt }: Instalment, { startsAt }: { readonly startsAt: Instant }) =>
  kind === 'event-day' && dueAt === startsAt;

/** Nothing is paid yet: the parts are those of a booking of the days that are left. */
function plannedAnew(
  booking: Booking,
  unpaid: readonly Instalment[],
  gone: { readonly startsAt: Instant; readonly left: readonly Instant[] },
  dayPaise: Paise,
): Shortened['amounts'] | undefined {
  const [startsAt, ...moreStartsAt] = gone.left;
  if (startsAt === undefined) return undefined;
  const { category, pricePaise, createdAt, endsAt } = booking;
  const visit = { startsAt, endsAt, moreStartsAt };
  const plan = planInstalments(category, dueAs(booking), pricePaise - dayPaise, visit, createdAt);
  const kept = unpaid.filter((part) => !isOfDay(part, gone));
  if (kept.length !== plan.length || kept.some(({ kind }, at) => kind !== plan[at]?.kind))
    return undefined;
  return [
    ...unpaid
      .filter((part) => isOfDay(part, gone))
      .map(({ position }) => ({ position, amountPaise: 0 })),
    ...kept.map(({ position }, at) => ({ position, amountPaise: plan[at]?.amountPaise ?? 0 })),
  ];
}

const sumOf = (parts: readonly { readonly amountPaise: Paise }[]): Paise =>
  parts.reduce((sum, { amountPaise }) => sum + amountPaise, 0);

const amountOf = (parts: readonly Instalment[], position: number): Paise =>
  parts.find((part) => part.position === position)?.amountPaise ?? 0;

function takeFrom(parts: readonly Instalment[], amountPaise: Paise) {
  let leftPaise = amountPaise;
  return parts.flatMap((part) => {
    const taken = Math.min(part.amountPaise, leftPaise);
    leftPaise -= taken;
    return taken > 0 ? [{ position: part.position, amountPaise: taken }] : [];
  });
}
