import { afterAll, beforeAll, expect, test } from 'vitest';
import { INBOX_KINDS } from '#contract/ops/inbox.ts';
import { newId } from '#kernel/ids.ts';
import { DAY, HOUR } from '#kernel/time.ts';
import { takeItem } from '#server/flows/inbox/take-item.ts';
import { openItem } from '#server/flows/steps/inbox/open-item.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { insertStaff, insertStranger } from '#testing/cast.ts';
import { createWorld, NOW, type World } from '#testing/world.ts';
import { readInboxNow } from './inbox.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const open = (about: string, harmAt: number, kind: 'message-unheard' | 'safety-exit') =>
  transaction(world.db, (db) =>
    openItem(
      db,
      {
        id: newId(NOW),
        item: { kind, about, harms: 'customer', harmAt, meanwhile: { does: 'nothing' } },
        why: 'test',
      },
      NOW,
    ),
  );

test('behind sixty overdue items a safety exit and what somebody has taken are still told', async () => {
  const colleague = await insertStranger(world.db, { role: 'ops' });
  await insertStaff(world.db, colleague.id, ['dispatch']);
  for (let place = 0; place < 60; place += 1)
    await open(`overdue ${place}`, NOW - DAY + place, 'message-unheard');
  const exit = await open('exit', NOW + HOUR, 'safety-exit');
  const taken = await open('taken', NOW + 2 * HOUR, 'message-unheard');
  await open('later', NOW + 3 * HOUR, 'message-unheard');
  await takeItem(world.db, { id: taken, from: null, by: colleague.id }, NOW);
  const { open: count, soonest } = await readInboxNow(world.db, INBOX_KINDS);
  expect(count).toBe(63);
  expect(soonest).toHaveLength(52);
  expect(soonest.slice(-2).map(({ id }) => id)).toEqual([exit, taken]);
});
