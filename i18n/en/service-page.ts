import type { RateUnit } from '#contract/rate-card.ts';
import { pluralIn } from '../plural.ts';

const plural = pluralIn('en');

/** The page of one service, which anybody may read; its own sentences are rows of the catalogue. */
export const servicePage = {
  title: (p: { service: string }) => `${p.service} in Mumbai: price, slots and what is included`,
  summary: (p: { description: string; price: string }) =>
    `${p.description} From ${p.price}, at your home in Mumbai, at the hour you choose.`,
  allServices: 'All services',
  dashboard: 'Go to dashboard',
  loginSignup: 'Login / Sign Up',
  bookNow: 'Book Now',
  bookNowFor: (p: { what: string }) => `Book Now: ${p.what}`,
  ratingOf: (p: { rating: string; count: string }) => `${p.rating} from ${p.count} rated visits`,
  ratingFirst: (p: { rating: string }) => `${p.rating} · fewer than ten visits rated so far`,
  labourOnly: '*Labor charges only',
  totalPrice: 'Total price',
  perDay: 'Price for one day',
  noFees: 'No visit fee and no booking fee on top.',
  about: 'What you book',
  duration: 'How long',
  team: 'Who comes',
  karigars: (p: { count: number }) =>
    plural(p.count, { one: `${p.count} Karigar`, other: `${p.count} Karigars` }),
  inMinutes: (p: { minutes: number | string }) => `${p.minutes} min`,
  inHours: (p: { hours: string }) => `${p.hours} h`,
  leadTime: 'Book ahead',
  leadHours: (p: { hours: number }) => `At least ${p.hours} hours before`,
  payment: 'Payment',
  payWhole: 'UPI, card or cash',
  payParts: (p: { advance: number; day: number; end: number }) =>
    `${p.advance}% to book, ${p.day}% on the day, ${p.end}% at the end`,
  added: (p: { amount: string }) => `+${p.amount}`,
  addedMinutes: (p: { minutes: number }) => `+${p.minutes} min`,
  choose: 'Choose what you need',
  jobs: 'Jobs in this visit',
  jobsText: 'About how long each job takes. Together they have to fit into one visit.',
  aboutMinutes: (p: { minutes: number }) => `about ${p.minutes} min`,
  inThePrice: (p: { price: string }) => `part of the ${p.price}`,
  extraWork: 'extra work: you see the price first',
  rates: 'Prices of parts and extra work',
  ratesText:
    'If more turns up at the visit, your Karigar proposes it by this list. Nothing is done before you say yes in the app.',
  rateUnits: {
    piece: 'piece',
    metre: 'metre',
    hour: 'hour',
    point: 'point',
    set: 'set',
  } satisfies Record<RateUnit, string>,
  slots: 'Next available slots',
  slotsText: 'Type your pincode to see when somebody is available near you.',
  pincode: 'Pincode',
  showSlots: 'Show slots',
  looking: 'Looking for slots…',
  pincodeWrong: 'A pincode has six digits.',
  notServed: 'We don’t serve this pincode yet.',
  slotsFailed: 'Slots could not be loaded. Please try again.',
  slotsOffline: 'You are offline. Slots are shown again when you are back online.',
  noSlots: 'No slot is available on this day. Choose the day while booking.',
  slotsOn: (p: { day: string }) => `Available on ${p.day}`,
  bookAt: (p: { time: string }) => `Book ${p.time}`,
  whichDay: 'Which day?',
  included: 'Included',
  notIncluded: 'Not included',
  keepReady: 'Keep ready',
  materials: 'Materials',
  ifWrong: 'If something isn’t right',
  ifWrongText: (p: { hours: number }) =>
    `Tell us in the app within ${p.hours} hours of the work. We look at it with you and the Karigar; what was not done right is done again free or refunded.`,
  cancelling: (p: { hours: number; percent: number }) =>
    `Cancelling is free until ${p.hours} hours before, and until a Karigar is assigned. Later it costs ${p.percent}% or more of the price; you see how much before you cancel.`,
  whoComes: 'The people who come',
  skilled: (p: { count: number }) =>
    plural(p.count, {
      one: `${p.count} Karigar is on our roster for this service.`,
      other: `${p.count} Karigars are on our roster for this service.`,
    }),
  checked: (p: { count: number; from: string; until: string }) =>
    `The identity of ${p.count} of them was checked, between ${p.from} and ${p.until}.`,
  checkedNone: 'No identity check with a date stands behind them yet.',
  whoText:
    'As soon as one is assigned to you, you see their name, their picture if they have one, and how others rated them.',
  startCode: 'Work starts only after you give the start code, which you alone see.',
  ratings: 'What customers say',
  ratingsText: (p: { count: string }) =>
    `From ${p.count} visits. Only somebody who had a visit can rate it.`,
  ratingsFew: (p: { rating: string; atLeast: number }) =>
    `The ${p.rating} is our own starting figure. It gives way to what customers say as soon as ${p.atLeast} visits of this service are rated.`,
  starsOf: (p: { stars: number; count: string }) =>
    `${p.stars} ${plural(p.stars, { one: 'star', other: 'stars' })}: ${p.count}`,
  questions: 'Questions',
  related: 'Often booked as well',
};
