import type { Feature } from '#contract/features.ts';

/** Words for the features that can be switched off. */
export const opsFeatures = {
  title: 'Features',
  text: 'In an incident a feature is switched off for a while. People are told in their language, and what is booked, paid or begun goes on. It is on again by itself.',
  on: 'On',
  off: (filled: { time: string }) => `Off until ${filled.time}`,
  offUntil: 'Off until',
  switchOff: 'Switch off',
  switchOn: 'Switch on now',
  change: 'Change the end',
  features: {
    'call-backs': 'Requests to be called back',
    applications: 'Applications of Karigars',
    'event-bookings': 'Bookings of events',
    'customer-talk': 'Messages of customers to Karigars',
    ratings: 'Ratings of visits',
    payouts: 'Payouts of credit to customers',
    'payment-sandbox': 'Online payment by the sandbox gateway',
    'payment-phonepe': 'Online payment by PhonePe',
    'payment-razorpay': 'Online payment by Razorpay',
  } satisfies Record<Feature, string>,
  what: {
    'call-backs': 'The form on the landing page says that people should call us.',
    applications: 'Nobody can send an application; those that are sent are worked on.',
    'event-bookings': 'Nothing that lasts several days can be booked, by customers or for callers.',
    'customer-talk': 'Karigars can still tell customers that they are late.',
    ratings: 'Nobody can rate a visit meanwhile.',
    payouts: 'Nobody can ask for their credit; what is under way arrives.',
    payment: 'New bookings are for cash, and what is due is paid later.',
  },
  history: 'Changes',
  changed: (filled: { at: string; by: string; why: string }) =>
    `${filled.at}, ${filled.by}: ${filled.why}`,
  somebody: 'somebody who has left',
};
