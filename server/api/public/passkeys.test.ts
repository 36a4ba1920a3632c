import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addPasskey } from '#contract/applicant/add-passkey.ts';
import { beginPasskey } from '#contract/applicant/begin-passkey.ts';
import { confirmSelf } from '#contract/applicant/confirm-self.ts';
import { listPasskeys } from '#contract/applicant/list-passkeys.ts';
import { removePasskey } from '#contract/applicant/remove-passkey.ts';
import { listNotifications } from '#contract/customer/list-notifications.ts';
import { beginPasskeySignIn } from '#contract/public/begin-passkey-sign-in.ts';
import { readSession } from '#contract/public/read-session.ts';
import { requestReset } from '#contract/public/request-reset.ts';
import { resetPassword } from '#contract/public/reset-password.ts';
import { signInByPasskey } from '#contract/public/sign-in-by-passkey.ts';
import { verifyResetCode } from '#contract/public/verify-reset-code.ts';
import { newId } from '#kernel/ids.ts';
import { DAY, MINUTE } from '#kernel/time.ts';
import { endSessionsOf } from '#server/flows/identity/end-sessions-of.ts';
import { undoContactChange } from '#server/flows/identity/undo-contact-change.ts';
import { recordUndo } from '#server/modules/identity/undo-store.ts';
import { newToken } from '#server/platform/secrets/token.ts';
import { newAuthenticator } from '#testing/authenticator.ts';
import { DEMO_PASSWORD, insertSession, insertStranger, putSession } from '#testing/cast.ts';
import { type Client, createClient } from '#testing/client.ts';
import {
  codeSentTo,
  freshBrowser,
  freshMobile,
  lastMessageTo,
  solveCaptcha,
  startSignInServer,
} from '#testing/sign-in-stage.ts';
import type { TestServer } from '#testing/start-test-server.ts';
import { NOW } from '#testing/world.ts';

const ORIGIN = 'https://aangan.test';
let app: TestServer;
beforeAll(async () => {
  app = await startSignInServer();
});
afterAll(() => app.close());
beforeEach(() => {
  app.clock.now = NOW;
});

/** Somebody signed in a moment ago. */
async function somebody(differences: Parameters<typeof insertStranger>[1] = {}) {
  const person = await insertStranger(app.world.db, { emailProven: true, ...differences });
  const client = freshBrowser(app);
  putSession(client, await insertSession(app.world.db, person, app.clock.now));
  return { person, client };
}

async function add(client: Client, device = newAuthenticator(ORIGIN)) {
  const asked = await client.call(beginPasskey, {});
  const response = device.make(asked.value?.passkey ?? {});
  return { device, response, asked, added: await client.call(addPasskey, { response }) };
}
const challengeFor = async (client: Client) =>
  (await client.call(beginPasskeySignIn, {})).value?.passkey ?? {};
const whoIs = async (client: Client) => (await client.call(readSession, {})).value?.user?.uid;

test('a passkey signs its owner in on a new browser with nothing typed, and its owner was told by mail', async () => {
  const { person, client } = await somebody();
  const { device, added } = await add(client);
  expect([added.status, added.refusal]).toEqual([200, undefined]);
  expect((await lastMessageTo(app.world.db, person.email ?? ''))?.template).toBe('passkey-added');
  const elsewhere = freshBrowser(app);
  const response = device.show(await challengeFor(elsewhere));
  const entered = await elsewhere.call(signInByPasskey, { response, remember: true });
  expect(entered.value?.user.uid).toBe(person.id);
  expect(await whoIs(elsewhere)).toBe(person.id);
  const own = (await elsewhere.call(listPasskeys, {})).value?.passkeys;
  expect(own).toMatchObject([{ id: device.id }]);
  expect(own?.[0]?.usedAt).not.toBeNull();
});

test('an owner without a proven address is told at the bell, and by SMS at a proven mobile alone', async () => {
  const told = async (differences: Parameters<typeof insertStranger>[1]) => {
    const { person, client } = await somebody({ mobile: freshMobile(), ...differences });
    expect((await add(client)).added.status).toBe(200);
    const { notifications } = (await client.call(listNotifications, {})).value ?? {};
    expect(notifications?.map(({ kind }) => kind)).toEqual(['passkey-added']);
    return [
      (await lastMessageTo(app.world.db, person.email ?? ''))?.template,
      (await lastMessageTo(app.world.db, person.mobile ?? ''))?.template,
    ];
  };
  const typed = { emailProven: false };
  expect(await told({ ...typed, mobileProven: true })).toEqual([undefined, 'passkey-added']);
  expect(await told({ ...typed, mobileProven: false })).toEqual([undefined, undefined]);
  expect(await told({ mobileProven: true })).toEqual(['passkey-added', undefined]);
});

test.each(['a reset of the password', 'the end of all sessions by operations'])(
  'a passkey does not outlive %s, others’ stay, and the bell tells its owner',
  async (way) => {
    const { person, client } = await somebody();
    const { device } = await add(client);
    const other = await add((await somebody()).client);
    const db = app.world.db;
    app.clock.now += MINUTE;
    if (way === 'a reset of the password') {
      const asking = freshBrowser(app);
      const captcha = await solveCaptcha(asking, 'reset');
      const asked = await asking.call(requestReset, { email: person.email!, via: 'code', captcha });
      const { challengeId } = asked.value!;
      const code = await codeSentTo(db, person.email!);
      const { value } = await asking.call(verifyResetCode, { challengeId, code });
      app.clock.now += 1;
      await asking.call(resetPassword, { token: value!.resetToken, password: 'A-new-One-42' });
      const told = await lastMessageTo(db, person.email!);
      expect(told).toEqual({ template: 'password-changed', params: { passkeysGone: 1 } });
    } else
      await endSessionsOf(db, { userId: person.id, why: 'Stolen.', by: newId() }, app.clock.now);
    const enter = async (shown: typeof device) => {
      const browser = freshBrowser(app);
      const response = shown.show(await challengeFor(browser));
      return browser.call(signInByPasskey, { response, remember: false });
    };
    expect((await enter(device)).refusal?.code).toBe('passkey-unknown');
    expect((await enter(other.device)).status).toBe(200);
    putSession(client, await insertSession(db, person, app.clock.now));
    const { notifications } = (await client.call(listNotifications, {})).value ?? {};
    const kinds = notifications?.map(({ kind }) => kind).toSorted();
    expect(kinds).toEqual(['passkey-added', 'passkeys-removed']);
  },
);

test('in the Karigar’s app it signs in to that app alone', async () => {
  const { person, client } = await somebody({ role: 'karigar' });
  const { device } = await add(client);
  const work = createClient(app.base, { app: 'karigar' });
  const response = device.show(await challengeFor(work));
  expect((await work.call(signInByPasskey, { response, remember: true })).status).toBe(200);
  expect(await whoIs(work)).toBe(person.id);
  const shop = createClient(app.base, { cookies: work.cookies });
  expect(await whoIs(shop)).toBeUndefined();
});

test('an answer opens once, in the browser that was asked, within five minutes, from our own pages', async () => {
  const { device } = await add((await somebody()).client);
  const heard = async (client: Client, response: Record<string, unknown>) =>
    (await client.call(signInByPasskey, { response, remember: false })).refusal?.code;
  const mine = freshBrowser(app);
  const response = device.show(await challengeFor(mine));
  expect(await heard(freshBrowser(app), response)).toBe('passkey-unknown');
  const both = await Promise.all([heard(mine, response), heard(mine, response)]);
  expect(both.toSorted()).toEqual(['passkey-unknown', undefined]);
  expect(await heard(mine, response)).toBe('passkey-unknown');

  const elsewhere = device.show(await challengeFor(mine), { origin: 'https://aangan.example' });
  expect(await heard(mine, elsewhere)).toBe('passkey-unknown');
  expect(await heard(mine, device.show({ challenge: newToken() }))).toBe('passkey-unknown');
  const stranger = newAuthenticator(ORIGIN);
  const forged = { ...stranger.show(await challengeFor(mine)), id: device.id, rawId: device.id };
  expect(await heard(mine, forged)).toBe('passkey-unknown');
  const late = device.show(await challengeFor(mine));
  app.clock.now += 5 * MINUTE;
  expect(await heard(mine, late)).toBe('passkey-unknown');
});

test('an open browser alone adds none: it was shown within ten minutes who sits there', async () => {
  const { client } = await somebody();
  const begun = await client.call(beginPasskey, {});
  app.clock.now += 11 * MINUTE;
  const response = newAuthenticator(ORIGIN).make(begun.value?.passkey ?? {});
  expect((await client.call(addPasskey, { response })).refusal?.code).toBe('confirmation-needed');
  expect((await client.call(beginPasskey, {})).refusal?.code).toBe('confirmation-needed');
  await client.call(confirmSelf, { password: DEMO_PASSWORD });
  expect((await add(client)).added.status).toBe(200);
});

test('what one session began another does not end, and what was made is added once', async () => {
  const { client } = await somebody();
  const other = await somebody();
  const begun = await client.call(beginPasskey, {});
  const device = newAuthenticator(ORIGIN);
  const response = device.make(begun.value?.passkey ?? {});
  const stolen = await other.client.call(addPasskey, { response });
  expect(stolen.refusal?.code).toBe('passkey-refused');
  const twice = await Promise.all([1, 2].map(() => client.call(addPasskey, { response })));
  expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 403]);
  expect((await client.call(listPasskeys, {})).value?.passkeys).toHaveLength(1);
});

test('one that was taken away opens nothing; nobody takes away somebody else’s; ten are all', async () => {
  const { client } = await somebody();
  const { device } = await add(client);
  const other = await somebody();
  await other.client.call(removePasskey, { id: device.id });
  expect((await client.call(listPasskeys, {})).value?.passkeys).toHaveLength(1);
  for (let made = 1; made < 10; made += 1) expect((await add(client)).added.status).toBe(200);
  expect((await add(client)).added.refusal?.code).toBe('too-many-passkeys');
  await client.call(removePasskey, { id: device.id });
  const browser = freshBrowser(app);
  const response = device.show(await challengeFor(browser));
  const entered = await browser.call(signInByPasskey, { response, remember: false });
  expect(entered.refusal?.code).toBe('passkey-unknown');
});

test('a closed account is not entered, and an undone change of contact takes away what was added since', async () => {
  const { person, client } = await somebody();
  const before = await add(client);
  const token = newToken();
  const reached = { email: person.email, emailProvenAt: NOW, mobile: null, mobileProvenAt: null };
  app.clock.now += MINUTE;
  await recordUndo(app.world.db, { token, userId: person.id, before: reached }, app.clock.now);
  app.clock.now += MINUTE;
  const after = await add(client);
  expect(after.added.status).toBe(200);
  expect(await undoContactChange(app.world.db, token, app.clock.now + DAY)).toMatchObject({
    ok: true,
  });
  const browser = freshBrowser(app);
  const enter = async (device: typeof before.device) =>
    (
      await browser.call(signInByPasskey, {
        response: device.show(await challengeFor(browser)),
        remember: false,
      })
    ).refusal?.code;
  expect(await enter(after.device)).toBe('passkey-unknown');
  await app.world.db.query('update users set disabled_at = now() where id = $1', [person.id]);
  expect(await enter(before.device)).toBe('user-disabled');
});
