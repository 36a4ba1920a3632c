import { expect, test } from 'vitest';
import { topicsOf } from './topics.ts';

test.each([
  ['a visit and its Karigar', 'KarigarArrived', { karigarId: 7 }, ['visit:b', 'karigar:7']],
  [
    'the one who is stood down and the one who comes instead',
    'KarigarReplaced',
    { karigarId: 8, formerKarigarId: 7 },
    ['visit:b', 'karigar:8', 'karigar:7'],
  ],
  [
    'all who are asked',
    'VisitOffered',
    { karigarIds: [7, 8, 7] },
    ['visit:b', 'karigar:7', 'karigar:8'],
  ],
  ['no Karigar by a key that the catalogue does not name', 'VisitOffered', { karigars: [7] }, []],
  ['nobody of an event of an earlier version', 'OfferLapsed', { karigarId: 7 }, []],
  ['a visit without a Karigar', 'BookingCancelled', {}, ['visit:b']],
  ['nobody of what is no visit’s', 'PersonJoined', { userId: 'asha' }, []],
])('an event tells %s', (_, type, data, topics) => {
  expect(topicsOf({ type, subject: 'b', data })).toEqual(topics);
});
