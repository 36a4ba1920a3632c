import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSession } from '#contract/public/read-session.ts';
import { requestReset } from '#contract/public/request-reset.ts';
import { requestSignInCode } from '#contract/public/request-sign-in-code.ts';
import { signIn } from '#contract/public/sign-in.ts';
import { HOUR, SECOND } from '#kernel/time.ts';
import { DEMO_PASSWORD, insertSession, insertStranger } from '#testing/cast.ts';
import type { Client } from '#testing/client.ts';
import { freshMobile, solveCaptcha, startSignInServer } from '#testing/sign-in-stage.ts';
import type { TestServer } from '#testing/start-test-server.ts';

let app: TestServer;
beforeAll(async () => {
  app = await startSignInServer();
});
afterAll(() => app.close());

const OWNER = '198.51.100.20';
const from = (address: string): Client => app.client({ address });

/** Somebody with a proven mobile and address, and what everybody else tries with them. */
async function owner() {
  const mobile = freshMobile();
  const { id, email } = await insertStranger(app.world.db, { mobile, mobileProven: true });
  return { id, mobile, email: email as string };
}

async function askCode(client: Client, mobile: string) {
  app.clock.now += 31 * SECOND;
  const captcha = await solveCaptcha(client, 'sign-in-code');
  return (await client.call(requestSignInCode, { mobile, captcha })).status;
}

async function askReset(client: Client, contact: { email: string } | { mobile: string }) {
  app.clock.now += 31 * SECOND;
  const captcha = await solveCaptcha(client, 'reset');
  return (await client.call(requestReset, { ...contact, via: 'code', captcha })).status;
}

const enter = async (client: Client, identifier: string, password = DEMO_PASSWORD) =>
  (await client.call(signIn, { identifier, password })).status;

test('fifty-one wrong passwords from one network keep nobody out who comes from another', async () => {
  const { email } = await owner();
  const attacker = from('203.0.113.9');
  const answers: number[] = [];
  for (let guess = 0; guess < 51; guess += 1)
    answers.push(await enter(attacker, email, `guess-number-${guess}`));
  expect(answers.filter((status) => status === 401)).toHaveLength(10);
  expect(answers.filter((status) => status === 429)).toHaveLength(41);
  expect(await enter(from(OWNER), email)).toBe(200);
});

test('asking for codes from one network for hours leaves the owner a code of their own elsewhere', async () => {
  const { mobile, email } = await owner();
  const attacker = from('203.0.113.30');
  for (let time = 0; time < 20; time += 1) {
    await askCode(attacker, mobile);
    await askReset(attacker, { email });
    app.clock.now += HOUR / 4;
  }
  expect(await askCode(attacker, mobile)).toBe(429);
  expect(await askReset(attacker, { email })).toBe(429);
  expect(await askCode(from(OWNER), mobile)).toBe(200);
  expect(await askReset(from(OWNER), { email })).toBe(200);
});

test('a device that knows its owner gets a code and the way in, whatever is tried from everywhere', async () => {
  const { mobile, email } = await owner();
  const device = from(OWNER);
  expect(await enter(device, email)).toBe(200);
  device.cookies.delete('aangan_session');
  app.clock.now = Math.ceil(app.clock.now / HOUR) * HOUR;
  for (let network = 0; network < 70; network += 1) {
    const attacker = from(`192.0.${network}.1`);
    await enter(attacker, email, 'wrong-password');
    if (network < 26) await askCode(attacker, mobile);
  }
  expect(await askCode(from('192.0.200.1'), mobile)).toBe(429);
  expect(await askCode(device, mobile)).toBe(200);
  expect(await enter(device, email)).toBe(200);
});

test('a request that had to wait half a minute uses nothing up', async () => {
  const { mobile } = await owner();
  const client = from('198.51.100.77');
  const statuses: number[] = [];
  for (let time = 0; time < 10; time += 1) {
    const captcha = await solveCaptcha(client, 'sign-in-code');
    statuses.push((await client.call(requestSignInCode, { mobile, captcha })).status);
  }
  expect(statuses).toEqual([200, ...Array(9).fill(429)]);
  for (let time = 0; time < 5; time += 1) expect(await askCode(client, mobile)).toBe(200);
});

test('a device is known only by what the server has marked: not by another person, a claim, or a forged mark', async () => {
  const [mine, theirs] = [await owner(), await owner()];
  const client = from('198.51.100.90');
  await enter(client, mine.email);
  const cookie = client.cookies.get('aangan_device');
  expect(cookie?.attributes).toEqual(expect.arrayContaining(['HttpOnly', 'SameSite=Lax']));
  expect(cookie?.value).toMatch(/^[\w-]{43}(\.[\w-]{22}){4}$/);

  const claiming = await insertStranger(app.world.db, {
    ...{ mobile: theirs.mobile, emailProven: false },
  });
  const claimant = from('198.51.100.91');
  await enter(claimant, claiming.email as string);
  expect(claimant.cookies.get('aangan_device')?.value).toMatch(/^[\w-]{43}(\.[\w-]{22}){1}$/);

  const [device, ...marks] = (cookie?.value ?? '').split('.');
  const other = (device ?? '').replace(/^./, (first) => (first === 'A' ? 'B' : 'A'));
  const forger = from('198.51.100.92');
  forger.cookies.set('aangan_device', { value: [other, ...marks].join('.'), attributes: [] });
  for (let guess = 0; guess < 10; guess += 1) await enter(forger, mine.email, `guess-${guess}`);
  const narrow = from('198.51.100.92');
  expect(await enter(narrow, mine.email)).toBe(429);
});

test('a browser that was signed in before learns its mark by the next look at who it is', async () => {
  const { id } = await owner();
  const client = from('198.51.100.95');
  const token = await insertSession(app.world.db, { id }, app.clock.now);
  client.cookies.set('aangan_session', { value: token, attributes: [] });
  await client.call(readSession, {});
  const marked = client.cookies.get('aangan_device')?.value;
  expect(marked).toMatch(/^[\w-]{43}(\.[\w-]{22}){4}$/);
  await client.call(readSession, {});
  expect(client.cookies.get('aangan_device')?.value).toBe(marked);
});
