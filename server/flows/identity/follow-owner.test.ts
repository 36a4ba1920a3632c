import { afterAll, beforeAll, expect, test } from 'vitest';
import { MINUTE } from '#kernel/time.ts';
import { bookOnline, paymentDeps } from '#testing/payments.ts';
import { sowCustomer, sowKarigar, sowSmallTown } from '#testing/small-town.ts';
import { createWorld, NOW, type World } from '#testing/world.ts';
import { followOwner } from './follow-owner.ts';
import { dissolveAccount } from './steps/dissolve-account.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
  await sowSmallTown(world.db);
  await sowKarigar(world.db);
});
afterAll(() => world.close());

test('a booking that was under way while accounts were joined finds its owner, also one that comes late', async () => {
  const app = paymentDeps(world.db, NOW);
  const [before, after] = [await sowCustomer(world.db), await sowCustomer(world.db)];
  await dissolveAccount(world.db, before.id, after.id, NOW);
  const ownerOf = async (id: string) =>
    (await world.db.query('select user_id from bookings where id = $1', [id])).rows[0]?.user_id;
  const { rows } = await world.db.query<{ subject: string; data: { into: string } }>(
    `select subject, data from events where type = 'AccountJoined'`,
  );
  const joined = { from: rows[0]!.subject, into: rows[0]!.data.into, at: NOW };

  const first = await bookOnline(app, before, { time: '09:00 AM' });
  expect(await followOwner(app, joined)).toEqual({ againAt: NOW + MINUTE });
  expect(await ownerOf(first)).toBe(after.id);

  const late = await bookOnline(app, before, { time: '03:00 PM' });
  app.pass(MINUTE);
  expect(await followOwner(app, joined)).toEqual({});
  expect(await ownerOf(late)).toBe(after.id);
});
