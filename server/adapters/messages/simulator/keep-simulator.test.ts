import { afterAll, expect, test } from 'vitest';
import { keepSimulator } from './keep-simulator.ts';

const simulator = keepSimulator({
  webhookUrl: 'http://127.0.0.1:9/',
  token: '-starts-with-a-dash',
  appSecret: 'secret',
  webhookToken: 'token',
});
afterAll(() => simulator.stop());

const answers = async (url: string): Promise<boolean> =>
  fetch(`${url}/received`).then(
    ({ ok }) => ok,
    () => false,
  );

test('starts in a process of its own at the first message, one for all servers', async () => {
  const [one, other] = await Promise.all([simulator.wake(), simulator.wake()]);
  expect(other).toEqual(one);
  expect(await answers(one.url)).toBe(true);
});

test('is back after a crash, and gone when we leave', async () => {
  const { url } = await simulator.wake();
  const { pid } = (await (await fetch(`${url}/healthz`)).json()) as { pid: number };
  process.kill(pid, 'SIGKILL');
  await expect.poll(async () => (await simulator.wake()).url).not.toBe(url);
  const again = await simulator.wake();
  expect(await answers(again.url)).toBe(true);
  await simulator.stop();
  expect(await answers(again.url)).toBe(false);
});
