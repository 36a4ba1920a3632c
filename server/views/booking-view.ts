import { wasDropped } from '#contract/booking-phases.ts';
import type { BookingView, PaymentProvider } from '#contract/customer/booking.ts';
import { canMove } from '#contract/lifecycle.ts';
import { slotLabel } from '#contract/slots.ts';
import type { Paise } from '#kernel/money.ts';
import { dateInIndia, type Instant, minuteOfDayInIndia, toIndiaIso } from '#kernel/time.ts';
import type { Booking, Instalment } from '#server/modules/booking/booking.ts';
import { type MoneyMoved, moneyOf, NOTHING_MOVED } from '#server/modules/booking/booking-money.ts';
import { mayChangeMethod } from '#server/modules/booking/changing-method.ts';
import { mayReportKarigarNoShow } from '#server/modules/booking/failing.ts';
import { mayReschedule, movesLeft } from '#server/modules/booking/rescheduling.ts';
import { usableCredit } from '#server/modules/payment/crediting.ts';
import { visitViews, zoneOfNext } from './visit-views.ts';
import type { VisitSeen } from './visits-of-booking.ts';

/** The figures that the payments of a booking give, beside its instalments. */
export type PaymentFacts = MoneyMoved & {
  /** The person's credit for any booking. */
  readonly creditPaise: Paise;
  /** Given back by hand, and not counted yet as a part of what an end gives back. */
  readonly handedBackPaise: Paise;
};

/** The facts with which every booking is looked at: the server's clock, and the gateway in use. */
export type ViewedAt = { readonly now: Instant; readonly paymentProvider: PaymentProvider };

type Day = { readonly startsAt: Instant; readonly endsAt: Instant };

const dayView = ({ startsAt, endsAt }: Day) => ({
  date: dateInIndia(startsAt),
  startsAt: toIndiaIso(startsAt),
  endsAt: toIndiaIso(endsAt),
});

export const NO_PAYMENTS: PaymentFacts = { ...NOTHING_MOVED, creditPaise: 0, handedBackPaise: 0 };

/** A booking in its owner's words: money and permissions are decided here, on the server's clock. */
export function bookingView(
  booking: Booking,
  instalments: readonly Instalment[],
  payments: PaymentFacts,
  { now, paymentProvider }: ViewedAt,
  visits: readonly VisitSeen[] = [],
): BookingView {
  const left = visits.filter(({ endedAs }) => endedAs === null);
  const money = moneyOf(booking, instalments, payments, now);
  const { dueNow: due } = money;
  const isHeld = booking.holdUntil !== null;
  const creditPaise = money.isUnderWay
    ? 0
    : usableCredit(payments.creditPaise, due?.amountPaise ?? 0, { isHeld });
  return {
    id: booking.id,
    orderId: booking.id,
    reference: booking.reference,
    userId: booking.userId,
    name: booking.name,
    email: booking.email,
    phone: booking.phone,
    serviceId: booking.serviceId,
    serviceSlug: booking.serviceSlug,
    serviceName: booking.serviceName,
    category: booking.category,
    servicePrice: booking.pricePaise / 100,
    option: booking.option,
    date: dateInIndia(booking.startsAt),
    time: slotLabel(minuteOfDayInIndia(booking.startsAt)),
    startsAt: toIndiaIso(booking.startsAt),
    endsAt: toIndiaIso(booking.endsAt),
    days: left.length > 1 ? left.map(dayView) : [],
    visits: visits.length > 1 ? visitViews(booking, { instalments, ...payments }, visits, now) : [],
    address: booking.address,
    paymentMethod: booking.paymentMethod,
    status: booking.status,
    confirmed: booking.firmAt !== null && !wasDropped(booking.status),
    payment: {
      state: money.state,
      totalPaise: money.agreedPaise,
      paidPaise: money.paidPaise,
      paidByCustomerPaise: money.paidByCustomerPaise,
      promisedPaise: money.promisedPaise,
      dueNowPaise: due?.amountPaise ?? 0,
      dueAllPaise: money.dueAllPaise,
      creditPaise,
      laterPaise: money.laterPaise,
      feePaise: booking.feePaise,
      refundingPaise: money.refundingPaise,
      refundedPaise: money.refundedPaise,
      unwantedPaise: money.unwantedPaise,
      creditedPaise: money.creditedPaise,
      goodwillPaise: money.goodwillPaise,
      provider: paymentProvider,
    },
    holdUntil: booking.holdUntil === null ? null : toIndiaIso(booking.holdUntil),
    actions: actionsOf(
      booking,
      {
        isDue: due !== undefined,
        hasCredit: creditPaise > 0,
        mayChange: mayChangeMethod(booking, instalments, now),
      },
      now,
    ),
    movesLeft: movesLeft(booking),
    zone: zoneOfNext(booking, visits),
    createdAt: toIndiaIso(booking.createdAt),
  };
}

const actionsOf = (
  booking: Booking,
  { isDue, hasCredit, mayChange }: Record<'isDue' | 'hasCredit' | 'mayChange', boolean>,
  now: Instant,
): BookingView['actions'] => [
  ...(isDue ? (['pay'] as const) : []),
  ...(hasCredit ? (['use-credit'] as const) : []),
  ...(mayChange ? [otherWay(booking)] : []),
  ...(mayReschedule(booking, now) ? (['reschedule'] as const) : []),
  ...(canMove('cancel', booking.status, 'customer') ? (['cancel'] as const) : []),
  ...(mayReportKarigarNoShow(booking, now) ? (['report-no-show'] as const) : []),
];

const otherWay = ({ paymentMethod }: Booking) =>
  paymentMethod === 'cash' ? ('pay-online' as const) : ('pay-in-cash' as const);
