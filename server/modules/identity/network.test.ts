import { expect, test } from 'vitest';
import { isThisMachine, networkOf, rangeOf } from './network.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2401:4900:1c5b:12aa:ffff::1', '2401:4900:1c5b:12aa::/64'],
  ['2401:4900:1C5B:12aa:1:2:3:4', '2401:4900:1c5b:12aa::/64'],
  ['2401:4900::9', '2401:4900:0:0::/64'],
  ['2401:4900:0000:0000:8::9', '2401:4900:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '::1'],
  ['unknown', 'unknown'],
])('%s stands for %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('an own address is recognised however it is written', () => {
  expect(
    ['127.0.0.1', '127.0.3.9', '::1', '0:0:0:0:0:0:0:1'].map(networkOf).every(isThisMachine),
  ).toBe(true);
  expect(['203.0.113.7', '::2', 'unknown'].map(networkOf).some(isThisMachine)).toBe(false);
});

test.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['2401:4900:1c5b:12aa:ffff::1', '2401:4900:1c5b::/48'],
  ['2401:4900::9', '2401:4900:0::/48'],
  ['::1', '::1'],
  ['unknown', 'unknown'],
])('%s lies in the range %s', (address, range) => {
  expect(rangeOf(address)).toBe(range);
});
