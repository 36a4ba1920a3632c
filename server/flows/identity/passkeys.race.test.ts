import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { DAY } from '#kernel/time.ts';
import { findPerson } from '#server/modules/identity/identity-store.ts';
import { tokenHash } from '#server/platform/secrets/token.ts';
import { newAuthenticator } from '#testing/authenticator.ts';
import { insertSession, insertStranger } from '#testing/cast.ts';
import { signInDeps, TEST_KEYS } from '#testing/sign-in-stage.ts';
import { sowSmallTown } from '#testing/small-town.ts';
import { sowWorker } from '#testing/visits.ts';
import { createWorld, NOW, type World } from '#testing/world.ts';
import { addPasskey } from './add-passkey.ts';
import { beginPasskey } from './begin-passkey.ts';
import { changePassword } from './change-password.ts';
import { endSessionsOf } from './end-sessions-of.ts';
import { removePasskey } from './remove-passkey.ts';
import { resetPassword } from './reset-password.ts';

const ORIGIN = 'https://aangan.test';
let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const deps = () => ({
  ...{ pool: world.db, keys: TEST_KEYS, site: { name: 'Aangan', origins: [ORIGIN] } },
  messenger: signInDeps().messenger,
});

/** Somebody whose request to add a passkey was let in a moment ago; `add` goes on with it. */
async function signedIn(who?: string) {
  const { id } = who ? { id: who } : await insertStranger(world.db, { emailProven: true });
  const person = await findPerson(world.db, id);
  if (!person) throw new Error('nobody there');
  const session = tokenHash(await insertSession(world.db, person, NOW));
  const device = newAuthenticator(ORIGIN);
  const enrolling = { person, session, provenAt: NOW };
  const begun = await beginPasskey(deps(), enrolling, NOW);
  if (!begun.ok) throw new Error(begun.refusal.code);
  const response = device.make(begun.value as unknown as Record<string, unknown>);
  const add = async () => {
    const added = await addPasskey(deps(), { ...enrolling, response, device: null }, NOW + 1);
    return added.ok ? 'added' : added.refusal.code;
  };
  return { person, session, device, add };
}
const passkeysOf = async (userId: string): Promise<number> =>
  (await world.db.query('select 1 from passkeys where user_id = $1', [userId])).rows.length;
const newsOf = async (userId: string): Promise<unknown[]> =>
  (
    await world.db.query(
      `select type, (data ->> 'karigarId')::integer as karigar from events where subject = $1 order by id`,
      [userId],
    )
  ).rows;

test('a request that was let in before a reset of the password adds no passkey after it', async () => {
  const { person, add } = await signedIn();
  const token = newId();
  await world.db.query(
    `insert into codes (id, purpose, user_id, destination, browser_hash, token_hash, created_at, expires_at)
      values ($1, 'reset', $2, $3, '\\x00', $4, $5, $6)`,
    [newId(), person.id, person.email, tokenHash(token), new Date(NOW), new Date(NOW + DAY)],
  );
  const caller = { now: NOW };
  const reset = await resetPassword(deps(), { token, password: 'A-new-One-42' }, caller);
  expect(reset).toMatchObject({ ok: true });
  expect(await add()).toBe('confirmation-needed');
  expect(await passkeysOf(person.id)).toBe(0);
});

test('one of a session that a change of the password has ended adds none; the session that goes on does', async () => {
  const ended = await signedIn();
  const kept = await signedIn(ended.person.id);
  const shown = { password: 'Aangan@2026' };
  const asking = { person: kept.person, sessionBeganAt: NOW, browser: undefined, shown };
  const change = { asking, newPassword: 'A-new-One-42', keep: kept.session };
  expect(await changePassword(deps(), change, {} as never, NOW)).toMatchObject({ ok: true });
  expect([await ended.add(), await kept.add()]).toEqual(['confirmation-needed', 'added']);
});

test('a passkey that is added while every session is ended is gone afterwards, whichever came first', async () => {
  const outcomes = new Set<string>();
  for (let round = 0; round < 20; round += 1) {
    const { person, add } = await signedIn();
    const end = () =>
      endSessionsOf(world.db, { userId: person.id, why: 'Stolen.', by: newId() }, NOW + 2);
    const both = round % 2 === 0 ? [add(), end()] : [end(), add()];
    for (const one of await Promise.all(both)) if (typeof one === 'string') outcomes.add(one);
    expect(await passkeysOf(person.id)).toBe(0);
  }
  expect([...outcomes].every((one) => one === 'added' || one === 'confirmation-needed')).toBe(true);
});

test('a Karigar’s passkeys are told to the Karigar’s own app, a customer’s are not', async () => {
  await sowSmallTown(world.db);
  const { userId, karigarId } = await sowWorker(world.db);
  const { device, add } = await signedIn(userId);
  expect(await add()).toBe('added');
  await removePasskey(world.db, { userId, id: device.id }, NOW + 2);
  await removePasskey(world.db, { userId, id: device.id }, NOW + 3);
  expect(await newsOf(userId)).toEqual([
    { type: 'PasskeyAdded', karigar: karigarId },
    { type: 'PasskeyRemoved', karigar: karigarId },
  ]);
  const customer = await signedIn();
  expect(await customer.add()).toBe('added');
  expect(await newsOf(customer.person.id)).toEqual([{ type: 'PasskeyAdded', karigar: null }]);
});
