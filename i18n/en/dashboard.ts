import type { Need } from '#contract/customer/list-needs.ts';
import { pluralIn } from '../plural.ts';

const plural = pluralIn('en');

type Filled = { service: string; amount: string; until: string; time: string };
type Sentences = Record<Need, (p: Filled) => string>;
/** The words of each thing that waits for a customer: its name, what comes of it, and what to press. */
type NeedWords = { title: string; titles: Sentences; texts: Sentences; verbs: Sentences };

export const dashboard = {
  title: 'Your services',
  welcome: (filled: { name: string }) => `Welcome, ${filled.name}`,
  user: 'User',
  giveName: 'Add your name',
  searchLabel: 'Search services',
  searchPlaceholder: 'Search services...',
  clearSearch: 'Clear search',
  categories: 'Category',
  all: 'All',
  serviceCount: (filled: { count: number }) =>
    plural(filled.count, { one: `${filled.count} service`, other: `${filled.count} services` }),
  loading: 'Loading services…',
  rating: (filled: { rating: string }) => `${filled.rating} out of 5`,
  ratingOf: (filled: { rating: string; count: number }) =>
    `${filled.rating} out of 5, from ${filled.count} ${plural(filled.count, { one: 'visit', other: 'visits' })}`,
  city: 'Mumbai',
  todayFrom: (filled: { hour: string }) => `Today from ${filled.hour}`,
  tomorrowOnwards: 'Tomorrow onwards',
  fromDay: (filled: { day: string }) => `From ${filled.day}`,
  noneSoon: 'No slots in the next two weeks',
  laborOnly: '*Labor charges only',
  totalPrice: 'Total price',
  optionsFor: (filled: { service: string }) => `Options for ${filled.service}`,
  details: 'What is included',
  detailsOf: (p: { service: string }) => `What is included: ${p.service}`,
  bookNow: 'Book Now',
  bookNowFor: (filled: { service: string }) => `Book Now: ${filled.service}`,
  nothingFound: 'No services match your search.',
  nothingFoundIn: (filled: { category: string }) =>
    `No services match your search in ${filled.category}.`,
  nothingFoundHelp: 'Try another word, or look at all services.',
  elseHelp: 'Looking for something else? Leave your number and we’ll call you back.',
  nearestFor: (filled: { text: string }) =>
    `No service is called “${filled.text}”. Closest matches:`,
  didYouMean: 'Did you mean',
  searchEverywhere: 'Search in all services',
  showAll: 'Show all services',
  failed: 'We couldn’t load the services.',
  retry: 'Try again',
  reference: (filled: { reference: string }) => `Reference: ${filled.reference}`,
  nextVisit: 'Your next visit',
  nextVisitAssigned: 'Karigar assigned',
  nextVisitDispatched: 'Your Karigar is on the way',
  nextVisitArrived: 'Your Karigar has arrived',
  nextVisitAtWork: 'Work is in progress',
  progress: (filled: { step: number }) => `Booking progress: step ${filled.step} of 6`,
  needs: {
    title: 'Needs you',
    titles: {
      'extra-work': (p) => `Approve ${p.amount} of extra work?`,
      early: (p) => `May your Karigar come at ${p.time}?`,
      late: (p) => `${p.service}: we are running late`,
      pay: (p) => `${p.service} is not paid`,
      prove: (p) => `${p.service}: verify your mobile number`,
      checking: (p) => `${p.service}: a payment is open`,
      advance: (p) => `${p.service}: advance of ${p.amount}`,
      accept: (p) => `${p.service}: is the work right?`,
      due: (p) => `${p.service}: ${p.amount} is due`,
      rate: (p) => `How was your visit? ${p.service}`,
    },
    texts: {
      'extra-work': (p) => `${p.service}: work stands still until you answer.`,
      early: (p) => `${p.service}: earlier than you booked. You decide.`,
      late: () => 'Sorry. Until somebody is at your door, you can cancel free of charge.',
      pay: (p) => `Your slot is held until ${p.until}.`,
      prove: (p) => `Your slot is held until ${p.until}.`,
      checking: () => 'If you have paid, there is nothing to do now.',
      advance: (p) => `Pay by ${p.until}, or the booking expires.`,
      accept: (p) => `Tell us by ${p.until}. After that it counts as right.`,
      due: () => 'Pay online when you can.',
      rate: (p) => `You can rate it until ${p.until}.`,
    },
    verbs: {
      'extra-work': () => 'Look and answer',
      early: () => 'Answer',
      late: () => 'See your choices',
      pay: (p) => `Pay ${p.amount}`,
      prove: () => 'Verify',
      checking: () => 'See status',
      advance: (p) => `Pay ${p.amount}`,
      accept: () => 'Check work',
      due: (p) => `Pay ${p.amount}`,
      rate: () => 'Rate visit',
    },
  } as NeedWords,
};
