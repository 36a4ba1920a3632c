import type { Address } from '#contract/fields/address.ts';
import { type Category, type PaymentMethod, POLICY_VERSION } from '#contract/policy.ts';
import { priceOfDays } from '#contract/terms/payment-terms.ts';
import type { Suspension } from '#contract/zone.ts';
import type { Paise } from '#kernel/money.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { type Instant, MINUTE } from '#kernel/time.ts';
import { type Booking, type Instalment, NAMELESS } from './booking.ts';
import { firstHoldUntil } from './expiry.ts';
import { planInstalments } from './instalments.ts';

/** The request, with the facts it is judged by. */
export type PlacingRequest = {
  readonly id: string;
  readonly reference: string;
  readonly requestHash: string;
  readonly person: {
    id: string;
    name: string | null;
    email: string | null;
    mobile: string | null;
    mobileProven: boolean;
  };
  /** The colleague who books for them; nobody when they book themselves. */
  readonly bookedBy?: string | undefined;
  readonly service: { id: number; slug: string; name: string; category: Category };
  readonly option: string | null;
  /** One day's request. */
  readonly pricePaise: Paise;
  readonly durationMinutes: number;
  readonly shownPricePaise: Paise;
  readonly startsAt: Instant;
  /** The visits after the first, in their order. */
  readonly moreVisits?: readonly Omit<PlacedVisit, 'endsAt'>[];
  readonly address: Address;
  readonly paymentMethod: PaymentMethod;
  /** The suspension that holds at the promised place and time. */
  readonly suspension?: Suspension | undefined;
};

/** The payment step of a cash booking, as the specification's record; `collectedAt` is set when the money is there. */
export type CashPayment = {
  readonly mode: 'cash';
  readonly status: 'success';
  readonly origin: string;
  readonly amountPaise: Paise;
  readonly instalment: number;
};

export type PlacedVisit = {
  readonly id: string;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  /** The suspension that holds for its own hour. */
  readonly suspension?: Suspension | undefined;
};

export type Placing = {
  readonly booking: Booking;
  /** One or more, in their order; the first has the id of the booking. */
  readonly visits: readonly PlacedVisit[];
  readonly instalments: readonly Instalment[];
  readonly payment: CashPayment | null;
  readonly bookedBy?: string | undefined;
};

/** Describes the booking that will exist once its time is taken. The lead time and the served area are judged before. */
export function decidePlacing(
  request: PlacingRequest,
  now: Instant,
): Outcome<Placing, 'price-changed'> {
  const { person, service, paymentMethod, startsAt, moreVisits = [] } = request;
  const pricePaise = priceOfDays(request.pricePaise, 1 + moreVisits.length);
  if (request.shownPricePaise !== pricePaise) return refuse('price-changed', { pricePaise });

  const visits = visitsOf(request);
  const endsAt = startsAt + request.durationMinutes * MINUTE;
  const untilAt = visits.at(-1)?.endsAt ?? endsAt;
  const instalments = planInstalments(
    service.category,
    paymentMethod,
    pricePaise,
    { startsAt, endsAt: untilAt, moreStartsAt: moreVisits.map((one) => one.startsAt) },
    now,
  );
  const cash = paymentMethod === 'cash';
  // Ruling R40: a booking that nobody has paid for stands on a mobile that is known to be somebody's. Whoever calls has
  // not shown that it is theirs.
  const firm = cash && person.mobileProven && request.bookedBy === undefined;
  const booking: Booking = {
    id: request.id,
    reference: request.reference,
    userId: person.id,
    name: person.name ?? NAMELESS,
    email: person.email,
    phone: person.mobile,
    serviceId: service.id,
    serviceSlug: service.slug,
    serviceName: service.name,
    category: service.category,
    option: request.option,
    pricePaise,
    startsAt,
    endsAt,
    days: visits.length,
    untilAt,
    address: request.address,
    paymentMethod,
    status: 'pending',
    firmAt: firm ? now : null,
    holdUntil: firm ? firmUntil(instalments) : firstHoldUntil(now),
    holdExtended: false,
    policyVersion: POLICY_VERSION,
    requestHash: request.requestHash,
    feePaise: 0,
    feeFloorPaise: 0,
    reschedules: 0,
    arrivedAt: null,
    reassigningSince: null,
    ...{ brokenDownAt: null, excusedUntil: null },
    suspension: request.suspension ?? null,
    version: 1,
    createdAt: now,
  };
  const payment = cash ? cashPayment(instalments) : null;
  return accept({ booking, visits, instalments, payment, bookedBy: request.bookedBy });
}

function visitsOf(request: PlacingRequest): PlacedVisit[] {
  const { id, startsAt, suspension, moreVisits = [], durationMinutes } = request;
  const lasts = durationMinutes * MINUTE;
  return [{ id, startsAt, suspension }, ...moreVisits].map((one) => ({
    ...one,
    endsAt: one.startsAt + lasts,
  }));
}

/** A firm cash booking never expires, except that an event's advance must come in time. */
export function firmUntil(instalments: readonly Instalment[]): Instant | null {
  const [first] = instalments;
  return first?.kind === 'advance' ? first.dueAt : null;
}

function cashPayment(instalments: readonly Instalment[]): CashPayment | null {
  const [first] = instalments;
  return first
    ? {
        mode: 'cash',
        status: 'success',
        origin: 'booking-dialog',
        amountPaise: first.amountPaise,
        instalment: first.position,
      }
    : null;
}
