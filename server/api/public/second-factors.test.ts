import { expect, test } from 'vitest';
import { addSecondFactor } from '#contract/public/add-second-factor.ts';
import { askPasskey } from '#contract/public/ask-passkey.ts';
import { beginSecondFactor } from '#contract/public/begin-second-factor.ts';
import { listSecondFactors } from '#contract/public/list-second-factors.ts';
import { makeRecoveryCodes } from '#contract/public/make-recovery-codes.ts';
import { readStaffSession } from '#contract/public/read-staff-session.ts';
import { removeSecondFactor } from '#contract/public/remove-second-factor.ts';
import { showSecondFactor } from '#contract/public/show-second-factor.ts';
import { MINUTE } from '#kernel/time.ts';
import { resetSecondFactors } from '#server/flows/staff/reset-second-factors.ts';
import type { Contents } from '#server/modules/messaging/message.ts';
import { unseal } from '#server/platform/secrets/seal.ts';
import { tokenHash } from '#server/platform/secrets/token.ts';
import { totpCodeAt } from '#server/platform/secrets/totp.ts';
import { newAuthenticator } from '#testing/authenticator.ts';
import { type Account, insertStaff, insertStranger } from '#testing/cast.ts';
import type { Client } from '#testing/client.ts';
import { CONSOLE_ORIGIN, enterBy, secondFactorStage } from '#testing/second-factor-stage.ts';
import { signInDeps, TEST_KEYS } from '#testing/sign-in-stage.ts';
import type { TestServer } from '#testing/start-test-server.ts';
import { NOW } from '#testing/world.ts';

let app: TestServer;
secondFactorStage((started) => {
  app = started;
});

const enter = (person: Account): Promise<Client> => enterBy(app, person);
const codeNow = (secret: string) => totpCodeAt(secret, app.clock.now);
const beginTotp = async (client: Client): Promise<string> =>
  (await client.call(beginSecondFactor, { way: 'totp' })).value?.totp?.secret ?? '';
const addTotp = async (client: Client, secret: string) =>
  client.call(addSecondFactor, { way: 'totp', code: codeNow(secret) });

/** Somebody of us with an authenticator, signed in. */
async function colleague() {
  const person = await insertStranger(app.world.db, { emailProven: true });
  await insertStaff(app.world.db, person.id, ['admin']);
  const client = await enter(person);
  const secret = await beginTotp(client);
  const added = await addTotp(client, secret);
  return { person, client, secret, recoveryCodes: added.value?.recoveryCodes ?? [] };
}
async function addPasskey(client: Client) {
  const device = newAuthenticator(CONSOLE_ORIGIN);
  const begun = (await client.call(beginSecondFactor, { way: 'passkey' })).value?.passkey ?? {};
  const added = await client.call(addSecondFactor, {
    way: 'passkey',
    response: device.make(begun),
  });
  expect(added.status).toBe(200);
  return device;
}
const factorsOf = async (client: Client) => (await client.call(listSecondFactors, {})).value;
/** Lines of the log and mails to them, the first first. */
const toldOf = async (userId: string) => {
  const { rows } = await app.world.db.query(
    `select (select array_agg(type order by id) from events where subject = $1 and type like any ('{SecondFactor%,Recovery%}')) as log,
      (select count(*)::integer from messages where user_id = $1 and template = 'staff-factor') as mails`,
    [userId],
  );
  return rows[0];
};
/** Changes that their mails name, the first first. */
const happenedTo = async (userId: string) => {
  const { rows } = await app.world.db.query<{ id: string; sealed: Buffer }>(
    `select id, sealed from messages where user_id = $1 and template = 'staff-factor' order by id`,
    [userId],
  );
  return rows.map(({ id, sealed }) => unseal<Contents>(TEST_KEYS, sealed, id)?.params.happened);
};

test('two passkeys and an authenticator are kept side by side, and each opens the console', async () => {
  const { person, client, secret, recoveryCodes } = await colleague();
  const first = await addPasskey(client);
  app.clock.now += MINUTE;
  const second = await addPasskey(client);
  expect(await factorsOf(client)).toMatchObject({
    passkeys: [
      { id: first.id, usedAt: null },
      { id: second.id, usedAt: null },
    ],
    recoveryCodesLeft: recoveryCodes.length,
  });
  for (const device of [first, second]) {
    const next = await enter(person);
    const asked = (await next.call(askPasskey, {})).value?.passkey ?? {};
    const shown = { way: 'passkey', response: device.show(asked) } as const;
    expect((await next.call(showSecondFactor, shown)).value?.session.stage).toBe('open');
  }
  app.clock.now += MINUTE;
  const next = await enter(person);
  const shown = { way: 'totp', code: codeNow(secret) } as const;
  expect((await next.call(showSecondFactor, shown)).value?.session.stage).toBe('open');
  expect(await toldOf(person.id)).toEqual({ log: Array(3).fill('SecondFactorAdded'), mails: 3 });
});

test('an authenticator that is begun leaves the one before as it is, until its own first code', async () => {
  const { person, client, secret } = await colleague();
  app.clock.now += MINUTE;
  const next = await beginTotp(client);
  const elsewhere = await enter(person);
  // Were the old one gone with the beginning, the password alone would be enough to add another.
  expect((await elsewhere.call(readStaffSession, {})).value?.session?.stage).toBe('prove');
  const shown = { way: 'totp', code: codeNow(secret) } as const;
  expect((await elsewhere.call(showSecondFactor, shown)).status).toBe(200);
  expect((await addTotp(client, next)).value?.recoveryCodes).toBeNull();
  app.clock.now += MINUTE;
  const later = await enter(person);
  const stale = { way: 'totp', code: codeNow(secret) } as const;
  expect((await later.call(showSecondFactor, stale)).status).toBe(403);
  const fresh = { way: 'totp', code: codeNow(next) } as const;
  expect((await later.call(showSecondFactor, fresh)).status).toBe(200);
});

test('an authenticator that is replaced ends what the one before opened elsewhere, and their mail says so', async () => {
  const { person, client, secret } = await colleague();
  app.clock.now += MINUTE;
  const elsewhere = await enter(person);
  const shown = { way: 'totp', code: codeNow(secret) } as const;
  expect((await elsewhere.call(showSecondFactor, shown)).value?.session.stage).toBe('open');
  await addPasskey(client);
  expect((await elsewhere.call(readStaffSession, {})).value?.session?.stage).toBe('open');
  app.clock.now += MINUTE;
  expect((await addTotp(client, await beginTotp(client))).status).toBe(200);
  expect((await elsewhere.call(readStaffSession, {})).value?.session).toBeNull();
  expect((await client.call(readStaffSession, {})).value?.session?.stage).toBe('open');
  expect(await happenedTo(person.id)).toEqual(['added', 'added', 'replaced']);
});

test('a factor is removed with the second factor shown anew, and ends what it opened elsewhere; the last stays', async () => {
  const { person, client, secret } = await colleague();
  const device = await addPasskey(client);
  const elsewhere = await enter(person);
  app.clock.now += 15 * MINUTE;
  const passkey = { way: 'passkey', id: device.id } as const;
  expect((await client.call(removeSecondFactor, passkey)).refusal?.code).toBe(
    'second-factor-again',
  );
  expect((await client.call(makeRecoveryCodes, {})).refusal?.code).toBe('second-factor-again');
  await client.call(showSecondFactor, { way: 'totp', code: codeNow(secret) });
  expect((await client.call(removeSecondFactor, passkey)).status).toBe(200);
  expect((await elsewhere.call(readStaffSession, {})).value?.session).toBeNull();
  expect((await client.call(removeSecondFactor, passkey)).status).toBe(200);
  expect((await client.call(removeSecondFactor, { way: 'totp' })).refusal?.code).toBe(
    'last-second-factor',
  );
  expect(await factorsOf(client)).toMatchObject({ passkeys: [] });
  expect((await factorsOf(client))?.authenticatorSince).not.toBeNull();
  const { log, mails } = await toldOf(person.id);
  expect([log.at(-1), log.length, mails]).toEqual(['SecondFactorRemoved', 3, 3]);
});

test('a passkey of somebody else is not removed', async () => {
  const [mine, theirs] = [await colleague(), await colleague()];
  await addPasskey(mine.client);
  const device = await addPasskey(theirs.client);
  const named = { way: 'passkey', id: device.id } as const;
  expect((await mine.client.call(removeSecondFactor, named)).status).toBe(200);
  expect((await factorsOf(theirs.client))?.passkeys).toHaveLength(1);
});

test('new recovery codes replace those before, only hashes are kept, and each use is written down and mailed', async () => {
  const { person, client, recoveryCodes } = await colleague();
  const codes = (await client.call(makeRecoveryCodes, {})).value?.recoveryCodes ?? [];
  expect(new Set([...codes, ...recoveryCodes]).size).toBe(20);
  const kept = await app.world.db.query(
    'select code_hash as hash from staff_recovery_codes where user_id = $1',
    [person.id],
  );
  const plain = (code: string) => code.replace('-', '');
  expect(kept.rows.map(({ hash }) => hash.toString('hex')).sort()).toEqual(
    codes.map((code) => tokenHash(plain(code)).toString('hex')).sort(),
  );
  const next = await enter(person);
  const show = (code = '') => next.call(showSecondFactor, { way: 'recovery', code });
  expect((await show(recoveryCodes[0])).status).toBe(403);
  expect((await show(codes[0])).value?.session).toMatchObject({ recoveryCodesLeft: 9 });
  expect(await toldOf(person.id)).toEqual({
    log: ['SecondFactorAdded', 'RecoveryCodesMade', 'RecoveryCodeUsed'],
    mails: 3,
  });
});

test('a colleague who has lost everything begins anew after a reset on the machine, and hears of it', async () => {
  const { person, client, recoveryCodes } = await colleague();
  const deps = { pool: app.world.db, keys: TEST_KEYS, messenger: signInDeps().messenger };
  const reset = (email: string) => resetSecondFactors(deps, email, NOW);
  expect(await reset((await insertStranger(app.world.db)).email ?? '')).toMatchObject({
    refusal: { code: 'not-staff' },
  });
  expect(await reset(person.email ?? '')).toMatchObject({ ok: true });
  expect((await client.call(readStaffSession, {})).value?.session).toBeNull();
  const next = await enter(person);
  expect((await next.call(readStaffSession, {})).value?.session?.stage).toBe('enrol');
  const old = { way: 'recovery', code: recoveryCodes[0] ?? '' } as const;
  expect((await next.call(showSecondFactor, old)).status).toBe(403);
  const added = await addTotp(next, await beginTotp(next));
  expect(added.value?.recoveryCodes).toHaveLength(10);
  const { log, mails } = await toldOf(person.id);
  expect([log, mails]).toEqual([
    ['SecondFactorAdded', 'SecondFactorsReset', 'SecondFactorAdded'],
    3,
  ]);
});

test('the password alone neither lists nor removes factors, nor makes codes', async () => {
  const { person } = await colleague();
  const next = await enter(person);
  for (const heard of [
    await next.call(listSecondFactors, {}),
    await next.call(removeSecondFactor, { way: 'totp' }),
    await next.call(makeRecoveryCodes, {}),
  ])
    expect(heard.refusal?.code).toBe('second-factor-first');
});
