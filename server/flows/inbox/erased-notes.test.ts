import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { policy } from '#contract/policy.ts';
import { newId } from '#kernel/ids.ts';
import { DAY, type Instant } from '#kernel/time.ts';
import { recordLead } from '#server/modules/support/store.ts';
import { listAlarmsWithoutCase } from '#server/views/alarms-without-case.ts';
import { insertStranger } from '#testing/cast.ts';
import { bookOnline } from '#testing/payments.ts';
import { sowSmallTown } from '#testing/small-town.ts';
import { TEST_KEYS } from '#testing/test-keys.ts';
import { sowWorker, visitDeps } from '#testing/visits.ts';
import { createWorld, NOW, type World } from '#testing/world.ts';
import { erasePersonalData } from '../identity/steps/erase-personal-data.ts';
import { sweepIdentity } from '../identity/sweep-identity.ts';
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

/** A case of somebody, or of a call-back, and what one of us wrote at its alarm. */
async function caseOf(kind: string, who: { readonly userId?: string; readonly leadId?: string }) {
  const id = newId();
  const about = who.leadId ?? id;
  await world.db.query(
    `insert into cases (id, number, kind, about, user_id, lead_id, opened_at, opened_by, resolve_by, due_at, due_what,
        changed_at, changed_by) values ($1::uuid, $1::text, $2, $3, $4, $5, $6, 'house', $6, $6, 'resolve', $6, 'house')`,
    [id, kind, about, who.userId ?? null, who.leadId ?? null, new Date(NOW)],
  );
  await trouble(`about a ${kind}`, null, { about });
}
const open = async () =>
  Number(
    (await world.db.query('select count(*) as n from inbox_items where closed_at is null')).rows[0]
      .n,
  );

test('what was written at somebody’s case goes with their account, and nothing of it is left to do', async () => {
  const asha = await insertStranger(world.db);
  const other = await insertStranger(world.db);
  await caseOf('complaint', { userId: asha.id });
  await caseOf('data-request', { userId: other.id });
  await erasePersonalData(world.db, TEST_KEYS, { id: asha.id, contacts: [] }, NOW);
  expect(await said()).toEqual(['about a data-request']);
  expect(await open()).toBe(1);
});

test('what was written at a call-back goes with it after half a year, and does not come back as a case about nobody', async () => {
  const leadId = newId();
  const wanted = { id: leadId, name: 'Asha', mobile: '+919820011224', area: 'Andheri' } as const;
  await recordLead(
    world.db,
    { ...wanted, serviceInterest: 'plumbing', language: 'en' },
    NOW - 181 * DAY,
  );
  await caseOf('call-back', { leadId });
  await sweepIdentity(world.db, TEST_KEYS, NOW);
  expect(await said()).toEqual([]);
  expect(await open()).toBe(0);
  await world.db.query(
    `insert into inbox_items (id, kind, about, lead_id, harms, harm_at, meanwhile, opened_at)
      values ($1, 'call-back', $2::text, $2::uuid, 'customer', $3, 'nothing', $3)`,
    [newId(), leadId, new Date(NOW)],
  );
  expect(await listAlarmsWithoutCase(world.db)).toEqual([]);
});
