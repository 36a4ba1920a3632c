import type { BookingStatus } from '#contract/customer/booking.ts';
import type { Address } from '#contract/fields/address.ts';
import type { Category, PaymentMethod } from '#contract/policy.ts';
import type { Suspension } from '#contract/zone.ts';
import type { Paise } from '#kernel/money.ts';
import type { Instant } from '#kernel/time.ts';

export type { BookingStatus };

/** Stands for the name of a customer who has given none. */
export const NAMELESS = 'Customer';

/** A booking as it is stored: the record of specification §3, with price, policy and words as they were at booking. */
export type Booking = {
  readonly id: string;
  readonly reference: string;
  readonly userId: string;
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly serviceId: number;
  readonly serviceSlug: string;
  readonly serviceName: string;
  readonly category: Category;
  readonly option: string | null;
  readonly pricePaise: Paise;
  readonly startsAt: Instant;
  /** The first day, when there are several. */
  readonly endsAt: Instant;
  readonly days: number;
  /** When the last day ends. */
  readonly untilAt: Instant;
  readonly address: Address;
  readonly paymentMethod: PaymentMethod;
  readonly status: BookingStatus;
  readonly firmAt: Instant | null;
  readonly holdUntil: Instant | null;
  readonly holdExtended: boolean;
  readonly policyVersion: string;
  readonly requestHash: string;
  /** The cost of its end. */
  readonly feePaise: Paise;
  /** Cancelling costs no less, whenever: fixed by moving the visit late. */
  readonly feeFloorPaise: Paise;
  /** When the Karigar was at the door. */
  readonly arrivedAt: Instant | null;
  /** Since when somebody else is looked for: who had it gave it back, or broke it off. */
  readonly reassigningSince: Instant | null;
  /** When somebody who had set out was no longer to come. */
  readonly brokenDownAt: Instant | null;
  /** Until when the customer has put it off: late by that is not our lateness (ruling R39). */
  readonly excusedUntil: Instant | null;
  /** The switch that holds for its promised start: no fee and no money for being late, either way. */
  readonly suspension: Suspension | null;
  /** How often it was moved to another time. */
  readonly reschedules: number;
  readonly version: number;
  readonly createdAt: Instant;
};

/** Whether there is still anybody whose booking it is: of a deleted account only the figures are left. */
export const hasOwner = ({ requestHash }: Pick<Booking, 'requestHash'>): boolean =>
  requestHash !== '';

/** The money that it stands or falls with is not there yet: it is offered to nobody (ruling R43). */
export const waitsForMoney = ({
  firmAt,
  holdUntil,
}: Pick<Booking, 'firmAt' | 'holdUntil'>): boolean => firmAt === null || holdUntil !== null;

export type Instalment = {
  readonly position: number;
  readonly kind:
    | 'full'
    | 'advance'
    | 'event-day'
    | 'completion'
    | 'extra-work'
    | 'cancellation-fee';
  readonly amountPaise: Paise;
  readonly dueAt: Instant;
  readonly paidAt: Instant | null;
  /** How often the customer was reminded of it. */
  readonly reminded?: number;
};
