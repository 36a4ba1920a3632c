import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { sowCustomer } from '#testing/small-town.ts';
import { createWorld, NOW, type World } from '#testing/world.ts';
import { recordDestination } from './destination-store.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

test('N05: the database wants two of us for more than ₹5,000 by hand', async () => {
  const [asha, meera, vikram] = await Promise.all(
    ['Asha', 'Meera', 'Vikram'].map((name) => sowCustomer(world.db, name)),
  );
  const destination = { id: newId(), userId: asha?.id ?? '', upiId: 'asha@okbank' };
  await recordDestination(world.db, { ...destination, holderName: 'ASHA' }, NOW);
  const insert = (state: string, paise: number, approvedBy: string | null | undefined) =>
    world.db.query(
      `insert into transfers (purpose, id, user_id, destination_id, amount_paise, state, by_hand, requested_by, approved_by, requested_at)
        values ('payout', $1, $2, $3, $4, $5, true, $6, $7, now())`,
      [newId(), asha?.id, destination.id, paise, state, meera?.id, approvedBy],
    );
  await expect(insert('approved', 500_001, null)).rejects.toMatchObject({ code: '23514' });
  await expect(insert('approved', 500_001, meera?.id)).rejects.toMatchObject({ code: '23514' });
  await insert('approved', 500_000, null);
  await insert('requested', 500_001, null);
  await insert('approved', 500_001, vikram?.id);
});
