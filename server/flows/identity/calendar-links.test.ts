import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { DAY } from '#kernel/time.ts';
import { findCalendarOf } from '#server/modules/identity/calendar-link-store.ts';
import { findPerson } from '#server/modules/identity/identity-store.ts';
import type { Person } from '#server/modules/identity/person.ts';
import { recordUndo } from '#server/modules/identity/undo-store.ts';
import { newToken, tokenHash } from '#server/platform/secrets/token.ts';
import { DEMO_PASSWORD, insertSession, insertStranger } from '#testing/cast.ts';
import { signInDeps, TEST_KEYS } from '#testing/sign-in-stage.ts';
import { createWorld, NOW, type World } from '#testing/world.ts';
import { changePassword } from './change-password.ts';
import { endSessionsOf } from './end-sessions-of.ts';
import { makeCalendarLink } from './make-calendar-link.ts';
import { resetPassword } from './reset-password.ts';
import { undoContactChange } from './undo-contact-change.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const deps = () => ({
  ...{ pool: world.db, keys: TEST_KEYS },
  messenger: signInDeps().messenger,
});
const NEW_PASSWORD = 'A-new-One-42';

/** Each of them puts out somebody who has been in the account. */
const WAYS = {
  'a reset of the password': async ({ id, email }: Person) => {
    const token = newToken();
    await world.db.query(
      `insert into codes (id, purpose, user_id, destination, browser_hash, token_hash, created_at, expires_at)
        values ($1, 'reset', $2, $3, '\\x00', $4, $5, $6)`,
      [newId(), id, email, tokenHash(token), new Date(NOW), new Date(NOW + DAY)],
    );
    return resetPassword(deps(), { token, password: NEW_PASSWORD }, { now: NOW });
  },
  'a change of the password': async (person: Person) => {
    const keep = tokenHash(await insertSession(world.db, person, NOW));
    const shown = { password: DEMO_PASSWORD };
    const asking = { person, sessionBeganAt: NOW, browser: undefined, shown };
    const change = { asking, newPassword: NEW_PASSWORD, keep };
    return changePassword(deps(), change, {} as never, NOW);
  },
  'the end of all sessions by operations': ({ id }: Person) =>
    endSessionsOf(world.db, { userId: id, why: 'Stolen.', by: newId() }, NOW),
  'an undone change of contact': async ({ id, email }: Person) => {
    const token = newToken();
    const before = { email, emailProvenAt: NOW, mobile: null, mobileProvenAt: null };
    await recordUndo(world.db, { token, userId: id, before }, NOW);
    return undoContactChange(world.db, token, NOW);
  },
};

async function linksOf({ id }: Pick<Person, 'id'>) {
  const made = (app: 'customer' | 'karigar') =>
    makeCalendarLink(world.db, { userId: id, app }, NOW);
  return [(await made('customer')).token, (await made('karigar')).token];
}
const opens = (tokens: readonly string[]) =>
  Promise.all(tokens.map(async (one) => Boolean(await findCalendarOf(world.db, tokenHash(one)))));

test.each(Object.entries(WAYS))(
  'a calendar link does not outlive %s, others’ do',
  async (_, putOut) => {
    const one = { role: 'karigar', emailProven: true } as const;
    const [{ id }, other] = [
      await insertStranger(world.db, one),
      await insertStranger(world.db, one),
    ];
    const person = await findPerson(world.db, id);
    if (!person) throw new Error('nobody there');
    const [mine, theirs] = [await linksOf(person), await linksOf(other)];
    expect([await opens(mine), await opens(theirs)]).toEqual([
      [true, true],
      [true, true],
    ]);
    expect(await putOut(person)).toMatchObject({ ok: true });
    expect([await opens(mine), await opens(theirs)]).toEqual([
      [false, false],
      [true, true],
    ]);
  },
);
