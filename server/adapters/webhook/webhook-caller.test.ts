import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRecordingServer, type RecordingServer } from '#testing/recording-server.ts';
import { createWebhookCaller, isPublicAddress } from './webhook-caller.ts';

let inside: RecordingServer;
beforeAll(async () => {
  inside = await openRecordingServer(() => ({ body: {} }));
});
afterAll(() => inside.close());

const CALL = { headers: {}, body: '{}' };

test.each([
  ...['127.0.0.1', '10.1.2.3', '172.16.0.1', '192.168.1.1', '169.254.169.254', '0.0.0.0'],
  ...['100.64.0.1', '224.0.0.1', '255.255.255.255', '192.0.2.1', '::1', '::', 'fe80::1'],
  ...['fd00::1', '::ffff:127.0.0.1', '::ffff:10.0.0.1', '64:ff9b::7f00:1', '2001:db8::1', 'x'],
])('%s is not called', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['8.8.8.8', '2606:4700:4700::1111'])('%s is called', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test('a name that leads inside is not called, whatever else it leads to', async () => {
  const call = createWebhookCaller({
    mayBePlain: true,
    addressesOf: async () => ['8.8.8.8', '127.0.0.1'],
  });
  const url = inside.url.replace('127.0.0.1', 'gate.example.com');
  expect(await call({ ...CALL, url })).toEqual({ error: 'the address is not public' });
  expect(inside.calls).toEqual([]);
});

test('an address that is written as a number is judged like any other', async () => {
  const call = createWebhookCaller({ mayBePlain: true });
  const port = new URL(inside.url).port;
  for (const host of ['127.0.0.1', '2130706433', '0x7f.1', '[::1]', '[::ffff:127.0.0.1]'])
    expect(await call({ ...CALL, url: `http://${host}:${port}/` })).toEqual({
      error: 'the address is not public',
    });
  expect(inside.calls).toEqual([]);
});

test('the address that was judged is the one that is called, and its name is looked up once', async () => {
  let lookUps = 0;
  const call = createWebhookCaller({
    mayBePlain: true,
    isAllowed: () => true,
    addressesOf: async () => {
      lookUps += 1;
      return lookUps === 1 ? ['127.0.0.1'] : [];
    },
  });
  const url = inside.url.replace('127.0.0.1', 'gate.example.com');
  expect(await call({ ...CALL, url })).toEqual({ status: 200 });
  expect([inside.calls.at(-1)?.headers.host?.split(':')[0], lookUps]).toEqual([
    'gate.example.com',
    1,
  ]);
});

test('without TLS nobody is called, and without an answer nobody waits', async () => {
  expect(await createWebhookCaller()({ ...CALL, url: 'http://gate.example.com' })).toEqual({
    error: 'no TLS',
  });
  const patient = createWebhookCaller({
    ...{ mayBePlain: true, patienceMs: 50, isAllowed: () => true },
    addressesOf: async () => ['192.0.2.1'],
  });
  const { error } = (await patient({ ...CALL, url: 'http://gate.example.com' })) as {
    error: string;
  };
  expect(['no answer in time', 'ENETUNREACH', 'EHOSTUNREACH', 'ECONNREFUSED']).toContain(error);
});
