import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addSecondFactor } from '#contract/public/add-second-factor.ts';
import { askPasskey } from '#contract/public/ask-passkey.ts';
import { beginSecondFactor } from '#contract/public/begin-second-factor.ts';
import { endStaffSession } from '#contract/public/end-staff-session.ts';
import { openStaffSession } from '#contract/public/open-staff-session.ts';
import { readStaffSession } from '#contract/public/read-staff-session.ts';
import { showSecondFactor } from '#contract/public/show-second-factor.ts';
import { HOUR, MINUTE } from '#kernel/time.ts';
import { restrictionAnswers } from '#server/api/ops/restrictions.ts';
import { recordInvitation } from '#server/modules/staff/store.ts';
import { totpCodeAt } from '#server/platform/secrets/totp.ts';
import { type Account, DEMO_PASSWORD, insertStaff, insertStranger } from '#testing/cast.ts';
import type { Client } from '#testing/client.ts';
import { signInDeps } from '#testing/sign-in-stage.ts';
import { startServer, type TestServer } from '#testing/start-test-server.ts';
import { NOW } from '#testing/world.ts';
import { staffAnswers } from './staff.ts';

let app: TestServer;
beforeAll(async () => {
  app = await startServer({
    answers: [...staffAnswers, ...restrictionAnswers],
    server: () => ({ ...signInDeps(), origins: ['https://aangan.example'] }),
  });
});
afterAll(() => app.close());
beforeEach(() => {
  app.clock.now = NOW;
});

const enter = async (person: Account, client = app.client()) => {
  const identifier = person.email ?? '';
  const entered = await client.call(openStaffSession, { identifier, password: DEMO_PASSWORD });
  return { client, entered };
};
const opens = async (client: Client) =>
  (await client.send('GET', '/api/ops/karigar-pauses')).status === 200;
const codeNow = (secret: string) => totpCodeAt(secret, app.clock.now);

/** Somebody of us with an authenticator, signed in. */
async function colleague() {
  const person = await insertStranger(app.world.db);
  await insertStaff(app.world.db, person.id, ['quality', 'finance']);
  const { client } = await enter(person);
  const begun = await client.call(beginSecondFactor, { way: 'totp' });
  const secret = begun.value?.totp?.secret ?? '';
  const added = await client.call(addSecondFactor, { way: 'totp', code: codeNow(secret) });
  return { person, client, secret, recoveryCodes: added.value?.recoveryCodes ?? [] };
}

test('with a right password nothing is open; with a second factor it is, for twelve hours and no longer', async () => {
  const { person, client, secret } = await colleague();
  expect(await opens(client)).toBe(true);
  const again = await enter(person);
  expect(again.entered.value?.session).toMatchObject({ stage: 'prove', ways: ['totp'] });
  expect(await opens(again.client)).toBe(false);
  app.clock.now += 31_000;
  const shown = { way: 'totp', code: codeNow(secret) } as const;
  expect((await again.client.call(showSecondFactor, shown)).value?.session.stage).toBe('open');
  expect(await opens(again.client)).toBe(true);
  app.clock.now = NOW + 12 * HOUR - MINUTE;
  expect(await opens(again.client)).toBe(true);
  app.clock.now = NOW + 12 * HOUR;
  expect(await opens(again.client)).toBe(false);
  expect((await again.client.call(readStaffSession, {})).value?.session).toBeNull();
});

test('a code is taken once, also by two who type it at the same moment', async () => {
  const { person, secret } = await colleague();
  const browsers = await Promise.all([enter(person), enter(person)]);
  app.clock.now += MINUTE;
  const shown = { way: 'totp', code: codeNow(secret) } as const;
  const heard = await Promise.all(
    browsers.map(({ client }) => client.call(showSecondFactor, shown)),
  );
  expect(heard.map(({ status }) => status).sort()).toEqual([200, 403]);
});

test('a visitor who guesses codes is stopped after ten, and the right one does not help then', async () => {
  const { person, secret } = await colleague();
  const { client } = await enter(person);
  app.clock.now += 15 * MINUTE;
  const wrong = codeNow(secret) === '000000' ? '111111' : '000000';
  for (let guess = 0; guess < 10; guess += 1)
    expect((await client.call(showSecondFactor, { way: 'totp', code: wrong })).status).toBe(403);
  const right = { way: 'totp', code: codeNow(secret) } as const;
  expect((await client.call(showSecondFactor, right)).status).toBe(429);
});

test('a recovery code opens once, however it is typed', async () => {
  const { person, recoveryCodes } = await colleague();
  expect(new Set(recoveryCodes).size).toBe(10);
  const { client } = await enter(person);
  const typed = { way: 'recovery', code: ` ${recoveryCodes[0]?.toUpperCase()} ` } as const;
  expect((await client.call(showSecondFactor, typed)).value?.session.recoveryCodesLeft).toBe(9);
  const other = await enter(person);
  expect((await other.client.call(showSecondFactor, typed)).refusal?.code).toBe(
    'second-factor-wrong',
  );
});

test('somebody who knows only the password adds no factor of their own', async () => {
  const { person } = await colleague();
  const { client } = await enter(person);
  for (const way of ['totp', 'passkey'] as const)
    expect((await client.call(beginSecondFactor, { way })).refusal?.code).toBe(
      'second-factor-first',
    );
  expect((await client.call(addSecondFactor, { way: 'totp', code: '123456' })).status).toBe(403);
});

test('a second one is added by whoever has just shown the first, and not a quarter of an hour later', async () => {
  const { client } = await colleague();
  const begun = await client.call(beginSecondFactor, { way: 'passkey' });
  expect(begun.value?.passkey).toMatchObject({ rp: { id: 'aangan.example' } });
  const madeUp = { way: 'passkey', response: { id: 'x', rawId: 'x', type: 'public-key' } } as const;
  expect((await client.call(addSecondFactor, madeUp)).refusal?.code).toBe('second-factor-wrong');
  app.clock.now += 15 * MINUTE;
  expect((await client.call(beginSecondFactor, { way: 'passkey' })).status).toBe(403);
});

test('an invitation is taken up by whoever has proven that address, and by nobody who only typed it', async () => {
  const { db } = app.world;
  const claimed = await insertStranger(db);
  await db.query('update users set email_proven_at = null where id = $1', [claimed.id]);
  const invited = { email: claimed.email ?? '', roles: ['support'], invitedBy: null } as const;
  await recordInvitation(db, invited, NOW);
  expect((await enter(claimed)).entered.refusal?.code).toBe('not-staff');
  await db.query('update users set email_proven_at = now() where id = $1', [claimed.id]);
  expect((await enter(claimed)).entered.value?.session).toMatchObject({
    ...{ stage: 'enrol', roles: ['support'] },
  });
  expect((await enter(await insertStranger(db))).entered.refusal?.code).toBe('not-staff');
});

test('a sign-out ends the session, and an account without a passkey is not asked for one', async () => {
  const { client } = await colleague();
  expect((await client.call(askPasskey, {})).refusal?.code).toBe('no-passkey');
  const kept = client.cookies.get('aangan_ops');
  expect(kept?.attributes).toEqual(expect.arrayContaining(['HttpOnly', 'SameSite=Strict']));
  await client.call(endStaffSession, {});
  expect(client.cookies.has('aangan_ops')).toBe(false);
  if (kept) client.cookies.set('aangan_ops', kept);
  expect(await opens(client)).toBe(false);
});
