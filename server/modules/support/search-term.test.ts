import { expect, test } from 'vitest';
import { searchTermOf } from './search-term.ts';

test.each([
  ['AGN-7F3K-2RQX', 'reference', 'AGN-7F3K-2RQX'],
  ['agn 7f3k 2rqx', 'reference', 'AGN-7F3K-2RQX'],
  ['agn7f3k2rqx', 'reference', 'AGN-7F3K-2RQX'],
  ['7f3k-2rqx', 'reference', 'AGN-7F3K-2RQX'],
  ['abcd-efgh', 'reference', 'AGN-ABCD-EFGH'],
  ['98200 12345', 'mobile', '+919820012345'],
  ['+91 98200-12345', 'mobile', '+919820012345'],
  ['०९८२००१२३४५', 'mobile', '+919820012345'],
  ['asha@example.com', 'email', 'asha@example.com'],
  ['400069', 'pincode', '400069'],
  ['400 069', 'pincode', '400069'],
  ['pay_Q1w2E3r4T5', 'payment', 'pay_Q1w2E3r4T5'],
  ['N123456789', 'payment', 'N123456789'],
  ['430211789654', 'payment', '430211789654'],
  ['AGN/26-27/000123', 'payment', 'AGN/26-27/000123'],
])('%s is looked for as a %s', (query, by, value) => {
  expect(searchTermOf(query)).toEqual({ by, value });
});

test('digits alone are the number of a Karigar or a door, as they were said', () => {
  expect(searchTermOf('412')).toEqual({ by: 'karigar', value: 412, door: ['412'] });
  expect(searchTermOf('००७')).toEqual({ by: 'karigar', value: 7, door: ['007'] });
});

test.each([
  ['Prakasha', { people: "'Prakasha':*", society: "'Prakasha':*", endsIn: null, door: [] }],
  ["Asha D'Souza", { people: "'Asha':* & 'D':* & 'Souza':*", society: "'Asha':* & 'Souza':*" }],
  ['Asha 2345', { people: "'Asha':*", endsIn: '2345', reference: 'AGN-ASHA-2345' }],
  ['2345 Asha Kulkarni', { people: "'Asha':* & 'Kulkarni':*", endsIn: '2345' }],
  [
    'B-702 Sahyadri Heights',
    {
      society: "'Sahyadri':* & 'Heights':*",
      street: "'Sahyadri' & 'Heights':*",
      societyBegins: 'sahyadri heights',
      door: ['b', '702'],
    },
  ],
  ['b702 Sahyadri', { society: "'Sahyadri':*", door: ['b', '702'] }],
  ['B702', { society: '', societyBegins: '', door: ['b', '702'] }],
  ['flat 702, B wing', { society: '', door: ['702', 'b'] }],
  ['Flat Iron', { society: "'Flat':* & 'Iron':*", door: [] }],
  ["' | !", { people: '', society: '', societyBegins: '', door: [] }],
])('%s is looked for as words of a name or a home', (query, words) => {
  expect(searchTermOf(query)).toMatchObject({ by: 'name', ...words });
});
