import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { policy } from '#contract/policy.ts';
import { newId } from '#kernel/ids.ts';
import { DAY, type Instant } from '#kernel/time.ts';
import { insertStranger } from '#testing/cast.ts';
import { bookOnline } from '#testing/payments.ts';
import { sowSmallTown } from '#testing/small-town.ts';
import { TEST_KEYS } from '#testing/test-keys.ts';
import { sowWorker, visitDeps } from '#testing/visits.ts';
import { createWorld, NOW, type World } from '#testing/world.ts';
import { erasePersonalData } from '../identity/steps/erase-personal-data.ts';
import { sweepOldRecords } from '../payment/sweep-old-records.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
  await sowSmallTown(world.db);
});
afterAll(() => world.close());
beforeEach(() => world.db.query('delete from inbox_items'));

type About = { readonly bookingId?: string; readonly karigarId?: number; readonly about?: string };

/** A trouble that the house has opened and one of us has written at, ended or not. */
async function trouble(said: string, endedAt: Instant | null, named: About = {}): Promise<void> {
  const id = newId();
  const ended = endedAt === null ? [null, null, null] : [new Date(endedAt), 'house', 'gone'];
  await world.db.query(
    `insert into inbox_items (id, kind, about, booking_id, karigar_id, harms, harm_at, meanwhile, opened_at,
        closed_at, closed_by, outcome) values ($1, 'no-karigar', $2, $3, $4, 'customer', $5, 'nothing', $5, $6, $7, $8)`,
    [
      id,
      named.about ?? id,
      named.bookingId ?? null,
      named.karigarId ?? null,
      new Date(NOW),
      ...ended,
    ],
  );
  await world.db.query(
    `insert into inbox_steps (id, item_id, step, at, by, note) values
      ($1, $3, 'opened', $4, 'house', 'late'), ($2, $3, 'noted', $4, $5, $6)`,
    [newId(), newId(), id, new Date(NOW), `ops:${newId()}`, said],
  );
}
const said = async (): Promise<string[]> =>
  (
    await world.db.query(
      `select note from inbox_steps where by like 'ops:%' and note is not null order by note`,
    )
  ).rows.map(({ note }) => note);

test('what one of us wrote at a trouble is erased half a year after its end, and no sooner', async () => {
  const kept = policy.inboxNotesKeptDays * DAY;
  await trouble('ended long ago: Asha is ill', NOW - kept - 1);
  await trouble('ended just now', NOW - kept);
  await trouble('still open', null);
  expect(await sweepOldRecords(world.db, NOW)).toMatchObject({ inboxNotes: 1 });
  expect(await said()).toEqual(['ended just now', 'still open']);
  expect(await sweepOldRecords(world.db, NOW)).toMatchObject({ inboxNotes: 0 });
  const { rows } = await world.db.query(`select step, note from inbox_steps where by = 'house'`);
  expect(rows).toEqual(Array(3).fill({ step: 'opened', note: 'late' }));
});

test('what was written about somebody goes with their account, what is about others stays', async () => {
  const { userId, karigarId } = await sowWorker(world.db);
  const asha = await insertStranger(world.db);
  const bookingId = await bookOnline(visitDeps(world.db), asha);
  await trouble('about the booking', null, { bookingId });
  await trouble('about the account', null, { about: asha.id });
  await trouble('about the Karigar', null, { karigarId });
  await trouble('about nobody', null);
  await erasePersonalData(world.db, TEST_KEYS, { id: asha.id, contacts: [] }, NOW);
  expect(await said()).toEqual(['about nobody', 'about the Karigar']);
  await erasePersonalData(world.db, TEST_KEYS, { id: userId, contacts: [] }, NOW);
  expect(await said()).toEqual(['about nobody']);
});
