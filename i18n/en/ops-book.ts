import { pluralIn } from '../plural.ts';

const plural = pluralIn('en');

/** Words of the console for booking for somebody on the telephone. */
export const opsBook = {
  title: 'Book for a caller',
  caller: 'Who calls',
  mobile: 'Mobile of the caller',
  mobileHint: 'Ten digits are enough: the account is found, or made with the booking.',
  noName: 'No name yet',
  bookings: (filled: { count: number }) =>
    plural(filled.count, { one: `${filled.count} booking`, other: `${filled.count} bookings` }),
  closedAccount: 'This account is closed or paused by us. Nothing is booked for it.',
  proven: 'The mobile is proven. Its owner confirms the booking on its page, or pays.',
  waitsForCode: 'An account waits for this mobile. It becomes theirs when they log in with a code.',
  unknown:
    'Nobody has this mobile. The booking makes an account; nobody can log in to it before the mobile is proven by a code.',
  claimed:
    'Another account claims this mobile and has not proven it. It does not get this booking.',
  name: 'Name',
  language: 'Language of the caller',
  knownPlaces: 'Booked before for',
  where: 'Where',
  pincode: 'Pincode',
  society: 'Society',
  wing: 'Wing',
  flat: 'Flat',
  street: 'Street and building',
  landmark: 'Landmark',
  what: 'What and when',
  service: 'Service',
  choose: 'Choose…',
  option: 'Option',
  minutes: (filled: { minutes: number }) => `${filled.minutes} min`,
  lasts: (filled: { minutes: number }) =>
    filled.minutes % 60 === 0 || filled.minutes > 180
      ? `Takes about ${Math.round(filled.minutes / 6) / 10} h`
      : `Takes about ${filled.minutes} min`,
  timesHint: 'Times appear once service and pincode are known.',
  day: 'Day',
  time: 'Time',
  moreDays: 'Does it last several days?',
  moreDaysNote: (filled: { most: number }) =>
    `Up to ${filled.most} days, one after the other or apart, with the same team at the same time. Each costs the same.`,
  anotherDay: 'Another day',
  addDay: 'Add',
  removeDay: (filled: { day: string }) => `Remove ${filled.day}`,
  daysTogether: 'The same team is free on all of these days.',
  daysNotTogether: (filled: { time: string }) =>
    `The same team is not free on all of these days at ${filled.time}. Remove a day, or take what is nearest:`,
  noTimes: (filled: { day: string }) => `No time is free on ${filled.day}. Choose another day.`,
  free: (filled: { count: number }) => `${filled.count} free`,
  closed: {
    past: 'already past',
    'too-soon': 'too soon',
    'too-far': 'too far ahead',
    full: 'fully booked',
    'off-hours': 'nobody on duty',
    'not-offered': 'not offered there',
    'society-quiet': 'quiet hours',
    'not-the-team': 'not the same team',
    'area-closed': 'area closed',
    'zone-closed': 'zone closed',
    'zone-too-soon': 'zone, more notice',
  },
  confirm: 'Say the price, then book',
  noTimeYet: 'No time chosen yet',
  method: 'Payment',
  methods: {
    cash: 'Cash',
    upi: 'UPI, by a link',
    card: 'Card, by a link',
  },
  parts: {
    advance: (filled: { percent: number }) => `Now, ${filled.percent}%`,
    'event-day': (filled: { percent: number }) => `On the day, ${filled.percent}%`,
    completion: (filled: { percent: number }) => `After completion, ${filled.percent}%`,
  },
  advanceWithinDay: (filled: { percent: number }) => `Within a day, ${filled.percent}%`,
  total: 'Total',
  dueNow: 'Due at booking',
  inAdvance: 'Two bookings before are not paid for: this one is paid by UPI or card first.',
  heldForOwner: (filled: { minutes: number }) =>
    `Held for ${filled.minutes} minutes. It is firm once they have verified their mobile on the booking’s page.`,
  heldForCode: (filled: { minutes: number }) =>
    `Held for ${filled.minutes} minutes. It is firm once they log in with the code that their link asks for.`,
  heldForMoney: (filled: { minutes: number }) =>
    `Held for ${filled.minutes} minutes. It is firm once they have paid by their link.`,
  others: 'Free instead',
  book: (filled: { price: string }) => `Book, ${filled.price}`,
  booked: 'Booked',
  isFirm: 'The booking is firm.',
  isHeld: (filled: { until: string }) =>
    `The time is held until ${filled.until}. They confirm or pay by the link, after logging in with this mobile.`,
  toldBy: (filled: { ways: string }) => `They hear of it by ${filled.ways}.`,
  toldByNothing: 'No message can leave from here: tell them to log in with this mobile.',
  ways: {
    sms: 'SMS',
    whatsapp: 'WhatsApp',
    email: 'email',
  },
  openFile: 'Open the booking',
  another: 'Next caller',
  bookFor: (filled: { mobile: string }) => `Book for ${filled.mobile}`,
};
