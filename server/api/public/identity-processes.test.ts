import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSession } from '#contract/public/read-session.ts';
import { signIn } from '#contract/public/sign-in.ts';
import { signOut } from '#contract/public/sign-out.ts';
import { signUp } from '#contract/public/sign-up.ts';
import { newId } from '#kernel/ids.ts';
import { limits } from '#server/modules/identity/limits.ts';
import { cast, DEMO_PASSWORD } from '#testing/cast.ts';
import { type Client, createClient } from '#testing/client.ts';
import { type Product, startProduct } from '#testing/product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct({ servers: 2 });
});
afterAll(() => product.close());

const browserAt = (server: number): Client => createClient(product.urls[server]!);
const whoIs = async (client: Client) => (await client.call(readSession, {})).value?.user?.email;
const asha = { identifier: cast.asha.email, password: DEMO_PASSWORD };

/** The same browser, led to the other process by whatever stands in front of them. */
function sameBrowserAt(server: number, client: Client): Client {
  const other = browserAt(server);
  for (const [name, cookie] of client.cookies) other.cookies.set(name, cookie);
  return other;
}

test('a person who signs in at one process is known to the other, and signed out there is out at both', async () => {
  const here = browserAt(0);
  expect((await here.call(signIn, asha)).status).toBe(200);
  const there = sameBrowserAt(1, here);
  expect(await whoIs(there)).toBe(cast.asha.email);
  await there.call(signOut, {});
  expect(await whoIs(here)).toBeUndefined();
});

test('an account and its session outlive a killed server', async () => {
  const client = browserAt(0);
  const email = `${newId()}@example.com`;
  await client.call(signUp, {
    fullName: 'Imran Shaikh',
    email,
    mobile: '+915000000002',
    password: 'Chandani@2026',
    acceptedTerms: true,
  });
  await product.crash(0);
  expect(await whoIs(client)).toBe(email);
});

test('a hundred guesses spread over both processes are counted together', async () => {
  await roomInTheWindow();
  const guesses = Array.from({ length: 100 }, (_, index) =>
    browserAt(index % 2).call(signIn, {
      identifier: cast.meera.email,
      password: `guess-number-${index}`,
    }),
  );
  const codes = (await Promise.all(guesses)).map(({ refusal }) => refusal?.code);
  expect(codes.filter((code) => code === 'invalid-credential')).toHaveLength(10);
  expect(codes.filter((code) => code === 'too-many-requests')).toHaveLength(90);
});

test('the logs of the servers contain no personal data', () => {
  const logged = product.logged();
  expect(logged).toContain('signIn');
  for (const text of [DEMO_PASSWORD, '@example.com', cast.asha.mobile.slice(3), '127.0.0.1']) {
    expect(logged).not.toContain(text);
  }
});

/** The servers run on the real clock: a burst that happens to lie across two windows would be counted in both. */
async function roomInTheWindow(): Promise<void> {
  const { windowMs } = limits['sign-in/identifier-and-network'];
  const left = windowMs - (Date.now() % windowMs);
  if (left < 30_000) await new Promise((resolve) => setTimeout(resolve, left));
}
