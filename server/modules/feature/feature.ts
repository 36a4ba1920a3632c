import type { PaymentProvider } from '#contract/customer/booking.ts';
import {
  FEATURES,
  type Feature,
  type FeatureRefusal,
  LONGEST_OFF_DAYS,
  paymentBy,
} from '#contract/features.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { DAY, type Instant } from '#kernel/time.ts';

/** A feature that is off, and until when. */
export type SwitchedOff = { readonly feature: Feature; readonly offUntil: Instant };

export const decideOffUntil = (
  offUntil: Instant | null,
  now: Instant,
): Outcome<Instant | null, 'switch-time-invalid'> =>
  offUntil === null || (offUntil > now && offUntil <= now + LONGEST_OFF_DAYS * DAY)
    ? accept(offUntil)
    : refuse('switch-time-invalid');

/** The facts of a request by which an operation belongs to a feature. */
export type Asked = {
  readonly operation: string;
  readonly paymentMethod?: string | undefined;
  /** The longest that the booked service may last: only events go on for days. */
  readonly mostDays?: number | undefined;
  /** The gateway to which customers are sent. */
  readonly provider: PaymentProvider;
};

/** Operations that are refused while their feature is off; of a booking it depends on what is booked, and how it is paid. */
const REFUSED: Readonly<Record<string, (asked: Asked) => readonly (Feature | false)[]>> = {
  requestCallBack: () => ['call-backs'],
  reportLostPhone: () => ['call-backs'],
  applyAsKarigar: () => ['applications'],
  sayToKarigar: () => ['customer-talk'],
  rateVisit: () => ['ratings'],
  requestPayout: () => ['payouts'],
  initiatePayment: ({ provider }) => [paymentBy(provider)],
  showPayCode: ({ provider }) => [paymentBy(provider)],
  changePaymentMethod: ({ paymentMethod, provider }) => [paidOnline(paymentMethod, provider)],
  placeBooking: placing,
  bookForCaller: placing,
  placeForCustomer: placing,
};

function placing({ mostDays = 1, paymentMethod, provider }: Asked): readonly (Feature | false)[] {
  return [mostDays > 1 && 'event-bookings', paidOnline(paymentMethod, provider)];
}

const paidOnline = (method: string | undefined, provider: PaymentProvider): Feature | false =>
  method !== undefined && method !== 'cash' && paymentBy(provider);

export const canBeOff = (operation: string): boolean => Object.hasOwn(REFUSED, operation);

/** The name by which an operation is refused, if it belongs to a feature that is off. */
export function refusedWhileOff(
  asked: Asked,
  off: readonly SwitchedOff[],
  now: Instant,
): FeatureRefusal | undefined {
  const features = REFUSED[asked.operation]?.(asked) ?? [];
  const closed = off.find(
    ({ feature, offUntil }) => offUntil > now && features.includes(feature),
  )?.feature;
  return closed && refusalOf(closed);
}

/** Everything that is off, as screens say it before anybody presses; a feature of a later version has no words here. */
export function noticesOf(off: readonly SwitchedOff[], provider: PaymentProvider, now: Instant) {
  const closed = FEATURES.filter((one) =>
    off.some(({ feature, offUntil }) => feature === one && offUntil > now),
  );
  const said = closed.filter((one) => !isPayment(one) || one === paymentBy(provider));
  return { features: closed, refused: said.map(refusalOf) };
}

const refusalOf = (feature: Feature): FeatureRefusal =>
  isPayment(feature) ? 'online-payment-off' : `${feature}-off`;

const isPayment = (feature: Feature): feature is `payment-${PaymentProvider}` =>
  feature.startsWith('payment-');
