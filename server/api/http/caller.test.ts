import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { Caller } from './caller.ts';

const addressOf = async (forwarded: string | undefined, remoteAddress: string, proxies: number) => {
  const app = new Hono().get('*', (c) =>
    c.text(new Caller(c, { trustedProxies: proxies }).address),
  );
  const headers = forwarded === undefined ? undefined : { 'x-forwarded-for': forwarded };
  const env = { incoming: { socket: { remoteAddress } } };
  return (await app.request('/', headers && { headers }, env)).text();
};

test.each([
  ['198.51.100.9, 192.0.2.7', 1, '192.0.2.7'],
  ['198.51.100.9, 192.0.2.7', 2, '198.51.100.9'],
  ['192.0.2.7:50123', 1, '192.0.2.7'],
  ['::ffff:192.0.2.7', 1, '192.0.2.7'],
  ['[2001:db8::7]:50123', 1, '2001:db8::7'],
  ['2001:db8::7', 1, '2001:db8::7'],
  ['192.0.2.7', 0, '10.0.0.1'],
  ['', 1, '10.0.0.1'],
  [undefined, 1, '10.0.0.1'],
])('of %j behind %d proxies of ours it is %s', async (forwarded, proxies, address) => {
  expect(await addressOf(forwarded, '10.0.0.1', proxies)).toBe(address);
});

test('an IPv4 address on a socket for both kinds is an IPv4 address', async () => {
  expect(await addressOf(undefined, '::ffff:192.0.2.7', 0)).toBe('192.0.2.7');
});
