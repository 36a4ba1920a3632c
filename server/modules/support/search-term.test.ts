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
  ['Prakasha', 'name', "'Prakasha':*"],
  ["Asha D'Souza", 'name', "'Asha':* & 'D':* & 'Souza':*"],
  ["' | !", 'name', ''],
])('%s is looked for as a %s', (query, by, value) => {
  expect(searchTermOf(query)).toEqual({ by, value });
});
