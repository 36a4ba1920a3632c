import { pluralIn } from '../plural.ts';

const plural = pluralIn('en');

/** Words of the console for zone switches. */
export const opsZones = {
  title: 'Zone switch',
  text: 'For some hours a part of the city does not run as usual. Nobody pays for that.',
  list: 'Switches',
  none: 'No switch holds or is planned.',
  kind: 'What',
  kinds: { rain: 'Heavy rain', bandh: 'Bandh', festival: 'Festival', other: 'Something else' },
  where: 'Where',
  whole: 'The whole city',
  find: 'Add a ward, pincode or place',
  remove: (filled: { place: string }) => `Remove ${filled.place}`,
  from: 'From',
  until: 'Ends by itself',
  newBookings: 'New bookings for these hours',
  lead: { usual: 'as usual', hours4: '4 hours before', hours12: '12 hours before', closed: 'none' },
  before: (filled: { hours: number }) =>
    plural(filled.hours, {
      one: `${filled.hours} hour before`,
      other: `${filled.hours} hours before`,
    }),
  message: 'Message',
  look: 'Show what it does',
  does: 'While it holds',
  rules: [
    'Moving and cancelling cost nothing; moves are not counted.',
    'No money for being late or not being there, either way.',
    'These visits count neither as on time nor as late.',
  ],
  holds: (filled: { visits: number; customers: number; karigars: number }) =>
    `${plural(filled.visits, { one: `${filled.visits} visit`, other: `${filled.visits} visits` })}, ${plural(filled.customers, { one: `${filled.customers} customer`, other: `${filled.customers} customers` })}, ${plural(filled.karigars, { one: `${filled.karigars} Karigar`, other: `${filled.karigars} Karigars` })}`,
  told: (filled: { customers: number; karigars: number }) =>
    `${plural(filled.customers, { one: `${filled.customers} customer`, other: `${filled.customers} customers` })}, ${plural(filled.karigars, { one: `${filled.karigars} Karigar`, other: `${filled.karigars} Karigars` })}`,
  money: (filled: { fees: string; mirror: string }) =>
    `At most ${filled.fees} of fees are not charged, ${filled.mirror} not paid. It can be ended at any minute; messages cannot be unsent.`,
  start: (filled: { count: number }) => `Switch on, tell ${filled.count}`,
  started: 'The switch is on.',
  states: { coming: 'planned', holds: 'holds', over: 'over' },
  neverHeld: 'ended before it began',
  visits: (filled: { count: number }) =>
    plural(filled.count, { one: `${filled.count} visit`, other: `${filled.count} visits` }),
  another: 'Another end',
  extend: 'Set this end',
  end: 'End it now',
};
