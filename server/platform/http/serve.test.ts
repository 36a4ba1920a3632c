import { connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { headersOfAll } from './security-headers.ts';
import { type Serving, serve } from './serve.ts';

const open: Serving[] = [];
afterEach(async () => {
  for (const serving of open.splice(0)) await serving.close(0);
});

async function serveWith(
  fetch: (request: Request) => Response | Promise<Response>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Serving> {
  const serving = await serve({ fetch, headers, port: 0, host: '127.0.0.1' });
  open.push(serving);
  return serving;
}

test('a request in hand is finished before the server is gone, a new one is not taken', async () => {
  const arrived = Promise.withResolvers<void>();
  const mayAnswer = Promise.withResolvers<void>();
  const serving = await serveWith(async () => {
    arrived.resolve();
    await mayAnswer.promise;
    return new Response('finished');
  });
  const url = `http://127.0.0.1:${serving.port}`;
  const inHand = fetch(url);
  await arrived.promise;
  const closed = serving.close();
  await expect(fetch(url)).rejects.toThrow();
  mayAnswer.resolve();
  const response = await inHand;
  expect(await response.text()).toBe('finished');
  expect(response.headers.get('connection')).toBe('close');
  await closed;
});

test('a client that keeps an idle connection open does not hold the server back', async () => {
  const serving = await serveWith(() => new Response('hello'));
  const socket = connect(serving.port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await new Promise((resolve) => socket.once('data', resolve));
  const hungUp = new Promise((resolve) => socket.once('close', resolve));
  await serving.close();
  await hungUp;
});

test('an answer that never comes is cut off when the patience is over', async () => {
  const arrived = Promise.withResolvers<void>();
  const serving = await serveWith(() => {
    arrived.resolve();
    return new Promise(() => {});
  });
  const never = fetch(`http://127.0.0.1:${serving.port}`);
  await arrived.promise;
  await Promise.all([expect(never).rejects.toThrow(), serving.close(0)]);
});

test('a taken port is told in one sentence', async () => {
  const { port } = await serveWith(() => new Response());
  const second = serve({ fetch: () => new Response(), port, host: '127.0.0.1' });
  await expect(second).rejects.toThrow(`Port ${port} is taken by another program`);
});

test('a host that is none of this machine is told in one sentence', async () => {
  const elsewhere = serve({ fetch: () => new Response(), port: 0, host: '203.0.113.1' });
  await expect(elsewhere).rejects.toThrow('has no address 203.0.113.1');
});

const LONG = 'x'.repeat(40_000);
test.each([
  ['what is no request', 'GARBAGE\r\n\r\n', 400],
  ['a request for no host', 'GET / HTTP/1.1\r\n\r\n', 400],
  [
    'two lengths',
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
    400,
  ],
  ['headers without end', `GET / HTTP/1.1\r\nHost: x\r\nCookie: ${LONG}\r\n\r\n`, 431],
  ['an expectation', 'GET / HTTP/1.1\r\nHost: x\r\nExpect: a miracle\r\n\r\n', 417],
])('%s is refused with the headers of every answer', async (_what, bytes, status) => {
  const headers = headersOfAll({ https: true });
  const { port } = await serveWith(() => new Response('not to be seen'), headers);
  const [first, ...lines] = (await sendBytes(port, bytes)).split('\r\n');
  expect(first).toMatch(new RegExp(`^HTTP/1.1 ${status} \\w`));
  expect(lines).toContain('connection: close');
  for (const [name, value] of Object.entries(headers)) expect(lines).toContain(`${name}: ${value}`);
  expect(headers).toHaveProperty('strict-transport-security');
});

test('a request of an old proxy without a host is answered, also after another was refused', async () => {
  const { port } = await serveWith(() => new Response('hello'));
  await sendBytes(port, 'GARBAGE\r\n\r\n');
  expect(await sendBytes(port, 'GET / HTTP/1.0\r\n\r\n')).toContain('hello');
});

/** Everything that comes back until the connection ends. */
async function sendBytes(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes);
  let answer = '';
  for await (const chunk of socket) answer += chunk;
  return answer;
}
