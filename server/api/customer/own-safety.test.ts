import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { confirmSelf } from '#contract/applicant/confirm-self.ts';
import { changePassword } from '#contract/customer/change-password.ts';
import { listSessions } from '#contract/customer/list-sessions.ts';
import { requestContactCode } from '#contract/customer/request-contact-code.ts';
import { requestPayout } from '#contract/customer/request-payout.ts';
import { updateProfile } from '#contract/customer/update-profile.ts';
import { readSession } from '#contract/public/read-session.ts';
import { signIn } from '#contract/public/sign-in.ts';
import { undoContactChange } from '#contract/public/undo-contact-change.ts';
import { newId } from '#kernel/ids.ts';
import { DAY, HOUR, MINUTE } from '#kernel/time.ts';
import { DEMO_PASSWORD, insertSession, insertStranger } from '#testing/cast.ts';
import type { Client } from '#testing/client.ts';
import { type EveryRoute, startEveryRoute } from '#testing/every-route.ts';
import { lastMessageTo } from '#testing/sign-in-stage.ts';
import { NOW } from '#testing/world.ts';

let app: EveryRoute;
beforeAll(async () => {
  app = await startEveryRoute();
});
afterAll(() => app.close());
beforeEach(() => {
  app.clock.now = NOW;
});
const db = () => app.world.db;

/** Somebody whose e-mail address is proven to be theirs. */
async function insertOwner() {
  const person = await insertStranger(db());
  await db().query('update users set email_proven_at = created_at where id = $1', [person.id]);
  return person;
}

async function browserOf(person: { readonly id: string }, at = NOW): Promise<Client> {
  const client = app.client();
  const value = await insertSession(db(), person, at, true);
  client.cookies.set('aangan_session', { value, attributes: [] });
  return client;
}
const isIn = async (client: Client) => (await client.call(readSession, {})).value?.user != null;

/** The e-mail changed by whoever sits at this browser, with the code that went to the new address. */
async function changeEmail(client: Client, email: string) {
  const sent = await client.call(requestContactCode, { email });
  const code = (await lastMessageTo(db(), email))?.params.code as string;
  const challengeId = sent.value?.challengeId ?? '';
  return client.call(updateProfile, {
    ...{ fullName: 'Asha Kulkarni', email, emailProof: { challengeId, code } },
  });
}
const tokenOf = async (email: string) => {
  const { params } = (await lastMessageTo(db(), email)) ?? {};
  return String(params?.link).split('#token=')[1] ?? '';
};

test('an open browser is not the account: a new address needs the password again, a wrong one opens nothing', async () => {
  const asha = await insertOwner();
  const client = await browserOf(asha, NOW - DAY);
  const email = `thief-${newId()}@example.com`;
  expect((await client.call(requestContactCode, { email })).refusal?.code).toBe(
    'confirmation-needed',
  );
  // Contacts that are already on the account can be proven as before.
  expect((await client.call(requestContactCode, { email: asha.email ?? '' })).status).toBe(200);
  expect((await client.call(confirmSelf, { password: 'guessed' })).refusal?.code).toBe(
    'wrong-password',
  );
  expect((await client.call(requestContactCode, { email })).status).toBe(403);
  expect((await client.call(confirmSelf, { password: DEMO_PASSWORD })).status).toBe(200);
  expect((await client.call(requestContactCode, { email })).status).toBe(200);
  app.clock.now = NOW + 11 * MINUTE;
  const later = { email: `later-${newId()}@example.com` };
  expect((await client.call(requestContactCode, later)).refusal?.code).toBe('confirmation-needed');
});

test('a changed address ends the other sessions, and its old one can take it back for a week', async () => {
  const asha = await insertOwner();
  const before = asha.email ?? '';
  const [thief, owner] = [await browserOf(asha), await browserOf(asha)];
  const stolen = `thief-${newId()}@example.com`;
  expect((await changeEmail(thief, stolen)).status).toBe(200);
  expect([await isIn(thief), await isIn(owner)]).toEqual([true, false]);

  // A second change leads back to the thief's own address: it must not outlive the first undo.
  app.clock.now = NOW + 25 * HOUR;
  const again = await browserOf(asha, app.clock.now);
  const token = await tokenOf(before);
  await changeEmail(again, `other-${newId()}@example.com`);
  const thiefsToken = await tokenOf(stolen);

  const undone = await app.client().call(undoContactChange, { token });
  expect(undone.value).toEqual({ undone: true });
  expect([await isIn(again), await isIn(thief)]).toEqual([false, false]);
  const { rows } = await db().query('select email, password_hash from users where id = $1', [
    asha.id,
  ]);
  expect(rows).toEqual([{ email: before, password_hash: null }]);
  for (const used of [token, thiefsToken])
    expect((await app.client().call(undoContactChange, { token: used })).status).toBe(410);
});

test('an open browser pays nobody: where credit goes is named by somebody who has shown that it is they', async () => {
  const client = await browserOf(await insertOwner(), NOW - DAY);
  const payout = { id: newId(), destinationId: newId(), shownPaise: 50_000 };
  const refused = await client.call(requestPayout, payout);
  expect([refused.status, refused.refusal?.code]).toEqual([403, 'confirmation-needed']);
  expect((await client.call(confirmSelf, { password: DEMO_PASSWORD })).status).toBe(200);
  expect((await client.call(requestPayout, payout)).refusal?.code).toBe('destination-not-found');
});

test('an undo is over after seven days', async () => {
  const asha = await insertOwner();
  await changeEmail(await browserOf(asha), `new-${newId()}@example.com`);
  const token = await tokenOf(asha.email ?? '');
  app.clock.now = NOW + 7 * DAY;
  expect((await app.client().call(undoContactChange, { token })).status).toBe(410);
});

test('a new password asks for the old one, ends every other session, and is told by mail', async () => {
  const asha = await insertOwner();
  const [here, elsewhere] = [await browserOf(asha), await browserOf(asha)];
  const newPassword = 'Chandani@2031';
  const wrong = await here.call(changePassword, { password: 'guessed', newPassword });
  expect(wrong.refusal?.code).toBe('wrong-password');
  const weak = await here.call(changePassword, {
    password: DEMO_PASSWORD,
    newPassword: 'password123',
  });
  expect(weak.refusal?.code).toBe('weak-password');
  const leaked = { password: DEMO_PASSWORD, newPassword: 'lakshmi1' };
  expect((await here.call(changePassword, leaked)).refusal?.code).toBe('leaked-password');
  expect(await isIn(elsewhere)).toBe(true);
  const changed = await here.call(changePassword, { password: DEMO_PASSWORD, newPassword });
  expect(changed.value).toEqual({ changed: true, sessionsEnded: 1 });
  expect([await isIn(here), await isIn(elsewhere)]).toEqual([true, false]);
  expect((await lastMessageTo(db(), asha.email ?? ''))?.template).toBe('password-changed');
  const enter = (password: string) =>
    app.client().call(signIn, { identifier: asha.email ?? '', password, remember: false });
  expect((await enter(DEMO_PASSWORD)).status).toBe(401);
  expect((await enter(newPassword)).status).toBe(200);
  expect((await here.call(listSessions, {})).value?.sessions).toHaveLength(2);
});

test.each([
  ['a customer', 'customer', 90 * DAY],
  ['a Karigar', 'karigar', 30 * DAY],
  ['operations', 'ops', 12 * HOUR],
] as const)(
  'the session of %s ends for good, however often it is used',
  async (_, role, longest) => {
    const person = await insertStranger(db(), { role });
    const client = await browserOf(person);
    const step = Math.min(longest / 4, 20 * DAY);
    for (let at = step; at < longest; at += step) {
      app.clock.now = NOW + at;
      expect([at / HOUR, await isIn(client)]).toEqual([at / HOUR, true]);
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    app.clock.now = NOW + longest;
    expect(await isIn(client)).toBe(false);
  },
);

test('a sign-in on a browser that was never let in is told, one on a known browser is not', async () => {
  const asha = await insertStranger(db(), { createdAt: NOW - DAY });
  const told = async () =>
    (
      await db().query(`select 1 from events where subject = $1 and type = 'SignedInOnNewDevice'`, [
        asha.id,
      ])
    ).rows.length;
  const client = app.client();
  const credentials = { identifier: asha.email ?? '', password: DEMO_PASSWORD, remember: true };
  await client.call(signIn, credentials);
  expect(await told()).toBe(1);
  await client.call(signIn, credentials);
  expect(await told()).toBe(1);
});
