import { afterAll, beforeAll, expect, test } from 'vitest';
import { claimMobile } from '#contract/customer/claim-mobile.ts';
import { insertSession, insertStranger } from '#testing/cast.ts';
import { freshBrowser, freshMobile, startSignInServer } from '#testing/sign-in-stage.ts';
import type { TestServer } from '#testing/start-test-server.ts';

let app: TestServer;
beforeAll(async () => {
  app = await startSignInServer();
});
afterAll(() => app?.close());

async function browserOf(person: { readonly id: string }) {
  const client = freshBrowser(app);
  const value = await insertSession(app.world.db, person);
  client.cookies.set('aangan_session', { value, attributes: [] });
  return client;
}

const rowOf = async (id: string) =>
  (
    await app.world.db.query(
      'select mobile, mobile_proven_at, last_profile_update from users where id = $1',
      [id],
    )
  ).rows[0];

test('R20 an account without a mobile names one: a claim, and no edit that locks the profile', async () => {
  const person = await insertStranger(app.world.db, { mobile: null });
  const client = await browserOf(person);
  const mobile = freshMobile();
  const { value } = await client.call(claimMobile, { mobile });
  expect(value?.user.mobile).toBe(mobile);
  expect(await rowOf(person.id)).toEqual({
    mobile,
    mobile_proven_at: null,
    last_profile_update: null,
  });
});

test('one that is there stays: a changed number needs its code', async () => {
  const person = await insertStranger(app.world.db, { mobileProven: true });
  const client = await browserOf(person);
  const { value } = await client.call(claimMobile, { mobile: freshMobile() });
  expect(value?.user.mobile).toBe(person.mobile);
  expect((await rowOf(person.id)).mobile).toBe(person.mobile);
});

test('two claims at once: one is taken, and both answers say which', async () => {
  const person = await insertStranger(app.world.db, { mobile: null });
  const [one, other] = [await browserOf(person), await browserOf(person)];
  const answers = await Promise.all([
    one.call(claimMobile, { mobile: freshMobile() }),
    other.call(claimMobile, { mobile: freshMobile() }),
  ]);
  const { mobile } = await rowOf(person.id);
  expect(answers.map(({ value }) => value?.user.mobile)).toEqual([mobile, mobile]);
});

test('a text that is no mobile is refused with the field’s own code', async () => {
  const client = await browserOf(await insertStranger(app.world.db, { mobile: null }));
  const { status, refusal } = await client.call(claimMobile, { mobile: '12345' });
  expect([status, refusal?.fields]).toEqual([422, { mobile: 'mobile-format' }]);
});
