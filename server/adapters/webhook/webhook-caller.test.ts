import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
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

const A = 1;
const CLOSERS: (() => unknown)[] = [];
afterEach(() => {
  for (const close of CLOSERS.splice(0)) close();
});

/** A name server that knows one IPv4 address for every name, or never answers; with the names that it was asked for. */
async function openNameServer(address?: string) {
  const asked: string[] = [];
  const socket = createSocket('udp4');
  CLOSERS.push(() => socket.close());
  socket.on('message', (query, from) => {
    const end = query.indexOf(0, 12);
    asked.push(query.toString('latin1', 13, end));
    if (address === undefined) return;
    const isA = query.readUInt16BE(end + 1) === A;
    const head = Buffer.concat([query.subarray(0, 2), Buffer.from('81800001000000000000', 'hex')]);
    head.writeUInt16BE(isA ? 1 : 0, 6);
    // Points back to the name of the question: an address of the internet, for a minute.
    const record = Buffer.from('c00c000100010000003c0004', 'hex');
    const answer = isA ? [record, Buffer.from(address.split('.').map(Number))] : [];
    socket.send(Buffer.concat([head, query.subarray(12, end + 5), ...answer]), from.port);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  const { port } = socket.address() as AddressInfo;
  return { asked, nameServers: [`127.0.0.1:${port}`] };
}

describe('a name', () => {
  const url = () => inside.url.replace('127.0.0.1', 'gate.example.com');

  test('is asked of the name servers, and what they say is judged before it is called', async () => {
    const { nameServers, asked } = await openNameServer('127.0.0.1');
    const careful = createWebhookCaller({ mayBePlain: true, nameServers });
    expect(await careful({ ...CALL, url: url() })).toEqual({ error: 'the address is not public' });
    expect(asked).toHaveLength(2);
    const call = createWebhookCaller({ mayBePlain: true, nameServers, isAllowed: () => true });
    expect(await call({ ...CALL, url: url() })).toEqual({ status: 200 });
  });

  test('that no name server answers for is given up with the call', async () => {
    const { nameServers, asked } = await openNameServer();
    const call = createWebhookCaller({ mayBePlain: true, nameServers, patienceMs: 100 });
    expect(await call({ ...CALL, url: url() })).toEqual({ error: 'no answer in time' });
    expect(asked).not.toEqual([]);
  });

  test('of this machine leads nowhere', async () => {
    const { nameServers } = await openNameServer('127.0.0.1');
    const call = createWebhookCaller({ mayBePlain: true, nameServers });
    const before = inside.calls.length;
    const answer = await call({ ...CALL, url: inside.url.replace('127.0.0.1', 'localhost') });
    expect(['the name is unknown', 'the address is not public']).toContain(
      'error' in answer ? answer.error : answer.status,
    );
    expect(inside.calls).toHaveLength(before);
  });
});
