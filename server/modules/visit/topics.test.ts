import { expect, test } from 'vitest';
import { topicsOf } from './topics.ts';

test.each([
  ['a visit and its Karigar', 'KarigarArrived', { karigarId: 7 }, ['visit:b', 'karigar:7']],
  [
    'him who is stood down and him who comes instead',
    'KarigarReplaced',
    { karigarId: 8, fromKarigarId: 7 },
    ['visit:b', 'karigar:8', 'karigar:7'],
  ],
  [
    'all who are asked',
    'VisitOffered',
    { karigars: [7, 8, 7] },
    ['visit:b', 'karigar:7', 'karigar:8'],
  ],
  [
    'the booking of an event about something else',
    'OfferLapsed',
    { karigarId: 7, bookingId: 'c' },
    ['visit:c', 'karigar:7'],
  ],
  ['a visit without a Karigar', 'BookingCancelled', {}, ['visit:b']],
  ['nobody of what is no visit’s', 'PersonJoined', { userId: 'asha' }, []],
])('an event tells %s', (_, type, data, topics) => {
  expect(topicsOf({ type, subject: 'b', data })).toEqual(topics);
});
