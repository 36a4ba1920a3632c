import { expect, test, vi } from 'vitest';
import { addSecondFactor } from '#contract/public/add-second-factor.ts';
import { beginSecondFactor } from '#contract/public/begin-second-factor.ts';
import { listSecondFactors } from '#contract/public/list-second-factors.ts';
import { removeSecondFactor } from '#contract/public/remove-second-factor.ts';
import { showSecondFactor } from '#contract/public/show-second-factor.ts';
import { totpCodeAt } from '#server/platform/secrets/totp.ts';
import { newAuthenticator } from '#testing/authenticator.ts';
import { type Account, insertStaff, insertStranger } from '#testing/cast.ts';
import type { Client } from '#testing/client.ts';
import { CONSOLE_ORIGIN, enterBy, secondFactorStage } from '#testing/second-factor-stage.ts';
import type { TestServer } from '#testing/start-test-server.ts';
import { NOW } from '#testing/world.ts';

let app: TestServer;
secondFactorStage((started) => {
  app = started;
});

const invited = async (): Promise<Account> => {
  const person = await insertStranger(app.world.db);
  await insertStaff(app.world.db, person.id, ['admin']);
  return person;
};
const enter = (person: Account): Promise<Client> => enterBy(app, person);
/** Answers with what is to be sent, so that several are sent at once. */
async function adding(client: Client, way: 'totp' | 'passkey') {
  const begun = (await client.call(beginSecondFactor, { way })).value;
  const device = newAuthenticator(CONSOLE_ORIGIN);
  const shown =
    way === 'totp'
      ? { way, code: totpCodeAt(begun?.totp?.secret ?? '', NOW) }
      : { way, response: device.make(begun?.passkey ?? {}) };
  return { id: device.id, add: () => client.call(addSecondFactor, shown) };
}

test('a recovery code that two type at the same moment lets one in', async () => {
  for (let round = 0; round < 3; round += 1) {
    const person = await invited();
    const added = await (await adding(await enter(person), 'totp')).add();
    const code = added.value?.recoveryCodes?.[round] ?? '';
    const browsers = await Promise.all([enter(person), enter(person), enter(person)]);
    const heard = await Promise.all(
      browsers.map((client) => client.call(showSecondFactor, { way: 'recovery', code })),
    );
    expect(heard.map(({ status }) => status).sort()).toEqual([200, 403, 403]);
  }
});

test('of the last two factors one stays, whichever is taken away first', async () => {
  const person = await invited();
  const client = await enter(person);
  await (await adding(client, 'totp')).add();
  const { id, add } = await adding(client, 'passkey');
  await add();
  const { db } = app.world;
  // Their row is held until both have looked, or wait for it.
  const holder = await db.connect();
  await holder.query('begin');
  await holder.query('select 1 from staff where user_id = $1 for update', [person.id]);
  const heard: number[] = [];
  const removals = [{ way: 'totp' } as const, { way: 'passkey', id } as const].map((factor) =>
    client.call(removeSecondFactor, factor).then(({ status }) => heard.push(status)),
  );
  await vi.waitFor(async () => {
    const { rows } = await db.query(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    expect(rows.length + heard.length).toBe(2);
  });
  await holder.query('commit');
  holder.release();
  await Promise.all(removals);
  expect(heard.sort()).toEqual([200, 409]);
  const left = (await client.call(listSecondFactors, {})).value;
  expect(Number(left?.authenticatorSince !== null) + (left?.passkeys.length ?? 0)).toBe(1);
});

test('of two browsers in which nobody has shown more than the password, one adds the first factor', async () => {
  for (let round = 0; round < 3; round += 1) {
    const person = await invited();
    const both = await Promise.all(
      (['totp', 'passkey'] as const).map(async (way) => adding(await enter(person), way)),
    );
    const heard = await Promise.all(both.map(({ add }) => add()));
    expect(heard.map(({ status }) => status).sort()).toEqual([200, 403]);
  }
});
