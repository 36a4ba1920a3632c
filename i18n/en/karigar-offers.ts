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
  journey: 'Journey',
  journeyText: (filled: { minutes: number; kilometres: string }) =>
    `${filled.minutes} min, ${filled.kilometres} km`,
  fromHome: 'from home',
  fromVisit: 'from the visit before',
  leaveBy: 'Leave by',
  work: 'Work',
  workText: (filled: { minutes: number }) => `about ${filled.minutes} min`,
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
  undo: 'Undo',
  declinedKept: 'Declined. It is sent once there is a signal.',
  declinedFor: (filled: { seconds: number }) =>
    `Declined. You can undo it for ${filled.seconds} ${plural(filled.seconds, { one: 'second', other: 'seconds' })}.`,
  payDetails: 'How it comes to this',
};
