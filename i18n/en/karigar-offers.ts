import { pluralIn } from '../plural.ts';

const plural = pluralIn('en');

/** Offers to a Karigar, with all the facts for deciding. */
export const offers = {
  title: 'Offers',
  none: 'No offers just now.',
  noneText:
    'They come here by themselves. You are free to accept or decline; declining never counts against you.',
  urgent: 'Needed right away',
  beyondHours: (filled: { minutes: number }) =>
    `It goes ${filled.minutes} min beyond your hours. Take it only if it suits you.`,
  answerBy: (filled: { time: string }) => `Answer by ${filled.time}`,
  left: (filled: { minutes: number; seconds: string }) =>
    `${filled.minutes}:${filled.seconds} left`,
  youGet: 'You get',
  area: 'Area',
  floor: 'Floor',
  floorNumber: (filled: { floor: number }) =>
    plural(filled.floor, { '=0': 'Ground floor', other: `Floor ${filled.floor}` }),
  floorUnknown: 'Not known',
  lift: 'Lift',
  liftYes: 'Yes',
  liftNo: 'No',
  liftUnknown: 'Not known',
  forWorkers: { toilet: 'Toilet', water: 'Drinking water', parking: 'Parking' },
  journey: 'Journey',
  journeyText: (filled: { minutes: number; kilometres: string }) =>
    `${filled.minutes} min, ${filled.kilometres} km`,
  fromHome: 'from home',
  fromVisit: 'from the visit before',
  leaveBy: 'Leave by',
  work: 'Work',
  workText: (filled: { minutes: number }) => `about ${filled.minutes} min`,
  workHours: (filled: { hours: number }) =>
    `about ${plural(filled.hours, { one: '1 hour', other: `${filled.hours} hours` })}`,
  tasks: 'Tasks',
  team: 'Team',
  teamText: (filled: { size: number }) => `${filled.size} people`,
  leads: 'You lead',
  comesAlong: 'You come along',
  cash: 'Cash at the door',
  noCash: 'None: paid online',
  accept: 'Accept',
  decline: 'Decline',
  declineText: 'Declining never counts against you.',
  accepted: 'It is yours.',
  declined: 'Declined. It does not count against you.',
  days: 'Days',
  dayPay: (filled: { amount: string }) => `you get ${filled.amount}`,
  showArea: 'Show the area on a map',
  map: (filled: { place: string }) => `Map: around ${filled.place}`,
  mapNote: 'The circle is the area. You get the full address once you accept.',
  undo: 'Undo',
  declinedKept: 'Declined. It is sent once there is a signal.',
  declinedFor: (filled: { seconds: number }) =>
    `Declined. You can undo it for ${filled.seconds} ${plural(filled.seconds, { one: 'second', other: 'seconds' })}.`,
  longWay: 'For the long way',
  longWayText: (filled: { kilometres: string }) =>
    `${filled.kilometres} km, paid by us each time you come`,
  payDetails: 'How it comes to this',
  customer: 'Customer',
  customerStanding: (filled: { average: string; count: number }) =>
    `${filled.average} of 5 from ${plural(filled.count, { one: '1 Karigar', other: `${filled.count} Karigars` })}`,
  chances: {
    title: 'Why was I not asked?',
    none: 'In the last seven days nobody booked your work in this city.',
    summary: (filled: { visits: number; asked: number }) =>
      `Visits of your work in the last seven days: ${filled.visits}. You were asked for ${filled.asked}. For the others:`,
    reasons: {
      leave: 'You had a day off',
      reach: 'Farther than your area',
      hours: 'Outside your hours',
      busy: 'You had another visit',
      others: 'Somebody else was nearer, or said yes first',
    },
    more: 'How to get more work',
    parts: { morning: 'in the morning', afternoon: 'in the afternoon', evening: 'in the evening' },
    moreHours: (filled: { part: string; count: number }) =>
      `Work ${filled.part} too. Visits at that time, outside your hours: ${filled.count}.`,
    moreReach: (filled: { minutes: number; count: number }) =>
      `Go farther than ${filled.minutes} minutes. Visits beyond that: ${filled.count}.`,
    order:
      'We first ask the Karigar who has the shortest way and whose day it fits best. If they do not answer, we ask others.',
    noHarm: 'Saying no, days off and safety exits never count against you.',
  },
};
