import { PAYMENT_PROVIDERS, type PaymentProvider } from './customer/booking.ts';

/** Features that can be switched off without leaving anything half done: what is begun or booked goes on. */
const OWN_FEATURES = [
  'call-backs',
  'applications',
  'event-bookings',
  'customer-talk',
  'ratings',
  'payouts',
] as const;

const PAYMENTS = PAYMENT_PROVIDERS.map((name) => `payment-${name}` as const);

export type Feature = (typeof OWN_FEATURES)[number] | `payment-${PaymentProvider}`;

export const FEATURES: readonly Feature[] = [...OWN_FEATURES, ...PAYMENTS];

export const paymentBy = (provider: PaymentProvider): Feature => `payment-${provider}`;

/** The names by which operations of a feature are refused while it is off. */
export const FEATURE_REFUSALS = [
  ...OWN_FEATURES.map((one) => `${one}-off` as const),
  'online-payment-off' as const,
];

export type FeatureRefusal = (typeof FEATURE_REFUSALS)[number];

/** Longest that a feature is off without somebody saying so again. */
export const LONGEST_OFF_DAYS = 7;
