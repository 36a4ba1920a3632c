import { pluralIn } from '../plural.ts';

const plural = pluralIn('en');

/** Words of the console for areas that take nothing new, or less. */
export const opsAreas = {
  title: 'Close or limit an area',
  text: 'From a day on nothing new is taken there, or less. What is booked stands, and nobody is told.',
  list: 'Limits',
  none: 'No area is closed or limited.',
  taken: 'New bookings there',
  percents: {
    p0: 'none',
    p25: 'a quarter of our Karigars',
    p50: 'half of our Karigars',
    p75: 'three quarters of our Karigars',
  },
  fromOn: 'From',
  againOn: 'As usual again from',
  open: 'Empty: until further notice. Fewer Karigars need an end.',
  look: 'Show what is booked there',
  nothing: 'Nothing is booked there for these days.',
  stand: (filled: { count: number }) =>
    plural(filled.count, {
      one: `${filled.count} visit is booked there for these days. It stands.`,
      other: `${filled.count} visits are booked there for these days. They stand.`,
    }),
  close: 'Close the area',
  limit: 'Limit the area',
  done: 'It holds from that day on.',
  states: { coming: 'planned', holds: 'holds', over: 'over' },
  since: (filled: { day: string }) => `From ${filled.day}`,
  span: (filled: { day: string; again: string }) =>
    `From ${filled.day}, as usual again from ${filled.again}`,
  back: 'Taken back before it began',
  share: (filled: { percent: number }) => `${filled.percent}% of our Karigars are sold`,
  closed: 'Nothing new is taken',
  again: 'As usual again from',
  set: 'Set this day',
  undo: 'Take it back',
  now: 'As usual from today',
  history: 'History',
  acts: { AreaLimited: 'set', AreaLimitEnded: 'end changed' },
  act: (filled: { at: string; by: string; act: string; why: string }) =>
    `${filled.at}: ${filled.act} by ${filled.by}. ${filled.why}`,
  somebody: 'a former colleague',
};
