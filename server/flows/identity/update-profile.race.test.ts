import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY } from '#kernel/time.ts';
import { findPerson } from '#server/modules/identity/identity-store.ts';
import { insertStranger } from '#testing/cast.ts';
import { TEST_KEYS } from '#testing/sign-in-stage.ts';
import { createWorld, NOW, type World } from '#testing/world.ts';
import { updateProfile } from './update-profile.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** All of them have been let in before the first has saved: only what is asked under the lock can tell. */
async function saveAtOnce(times: number) {
  const { id } = await insertStranger(world.db);
  const person = await findPerson(world.db, id);
  if (!person) throw new Error('nobody there');
  const sender = { origin: 'https://aangan.example' };
  const app = { pool: world.db, keys: TEST_KEYS, sender };
  const contacts = { email: { typed: undefined }, mobile: { typed: undefined } };
  const outcomes = await Promise.all(
    Array.from({ length: times }, (_, index) => {
      const edit = {
        person,
        fullName: `Asha ${index}`,
        contacts,
        browser: undefined,
        session: Buffer.alloc(32),
      };
      return updateProfile(app, edit, NOW + index);
    }),
  );
  return { id, outcomes, after: await findPerson(world.db, id) };
}

test('PROF-05 R8 of thirty saves at once one is saved, and its cool-down alone begins', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { id, outcomes, after } = await saveAtOnce(30);
    const saved = outcomes.flatMap((outcome) => (outcome.ok ? [outcome.value] : []));
    expect(saved).toHaveLength(1);
    expect(after).toMatchObject({ ...saved[0] });
    const refused = outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome.refusal.code]));
    expect(refused).toEqual(Array(29).fill('profile-locked'));
    expect(after?.lastProfileUpdate).toBeLessThan(NOW + DAY);
    const { rows } = await world.db.query(
      `select 1 from events where subject = $1 and type = 'ProfileUpdated'`,
      [id],
    );
    expect(rows).toHaveLength(1);
  }
});
