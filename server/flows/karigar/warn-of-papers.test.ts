import { expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { DAY, dateInIndia, instantInIndia } from '#kernel/time.ts';
import type { Customer } from '#server/flows/booking/book-slot.ts';
import { type InboxEvent, notifyOperations } from '#server/flows/inbox/notify-operations.ts';
import { notifyKarigars } from '#server/flows/notification/notify-karigars.ts';
import { listEndingPapers } from '#server/views/ending-papers.ts';
import { readLiveVisit } from '#server/views/live-visit.ts';
import { listKarigarNotifications } from '#server/views/notifications.ts';
import { insertStranger } from '#testing/cast.ts';
import { TEST_KEYS } from '#testing/sign-in-stage.ts';
import { visitStage } from '#testing/visit-stage.ts';
import { type VisitTestDeps, visitAt } from '#testing/visits.ts';
import { NOW, type World } from '#testing/world.ts';
import { recordKarigarCheck } from './record-karigar-check.ts';
import { warnOfPapers } from './warn-of-papers.ts';

let world: World;
let asha: Customer;
let app: VisitTestDeps;
visitStage(2, (stage) => {
  ({ world, asha, app } = stage);
});

const TODAY = dateInIndia(NOW);

async function check(
  karigarId: number,
  validUntil: string,
  checkedOn = TODAY,
  kind: 'identity' | 'address' = 'identity',
) {
  const { id: by } = await insertStranger(world.db, { role: 'ops' });
  const asked = { karigarId, checkId: newId(), kind, checkedOn, validUntil };
  const outcome = await recordKarigarCheck(world.db, { ...asked, by }, app.now());
  if (!outcome.ok) throw new Error(outcome.refusal.code);
}

const warn = async () =>
  warnOfPapers(world.db, await listEndingPapers(world.db, app.now()), app.now());

/** Passes on the events that the relay would hand on. */
async function hear() {
  const { rows } = await world.db.query<InboxEvent>(
    `select id, type, subject, at, data from events where type = 'KarigarPaperEnds' order by id`,
  );
  const news = { ...app, keys: TEST_KEYS, messenger: { channels: ['whatsapp'] as const } };
  await notifyOperations(app, rows);
  for (const event of rows) await notifyKarigars(news, event);
  return rows;
}

const items = async () =>
  (
    await world.db.query(
      `select because, harm_at as "harmAt", escalated_at is not null as worse, closed_at is null as open
        from inbox_items where kind = 'paper-ends'`,
    )
  ).rows;

test('N08: a paper that runs out is told to its Karigar and to operations, once before and once after, until it is checked again', async () => {
  const { bookingId, ravi } = await visitAt(app, asha, 'assigned');
  app.turnTo(NOW);
  const isMarked = async () => {
    const facts = { places: await app.facts.places(), keys: TEST_KEYS, now: app.now() };
    return (await readLiveVisit(world.db, asha.id, bookingId, facts))?.karigar?.verified;
  };
  // Nobody has checked anything: nothing is claimed.
  expect(await isMarked()).toBe(false);
  await check(ravi.karigarId, TODAY);
  expect(await isMarked()).toBe(true);

  await Promise.all([warn(), warn()]);
  await warn();
  expect((await hear()).map(({ data }) => data.over)).toEqual([false]);
  const harmAt = instantInIndia(TODAY, 0) + DAY;
  expect(await items()).toEqual([{ because: 'identity', harmAt, worse: false, open: true }]);
  const told = async () =>
    (await listKarigarNotifications(world.db, ravi.userId)).notifications.filter(
      ({ kind }) => kind === 'paper-ends',
    );
  expect(await told()).toHaveLength(1);

  app.turnTo(NOW + DAY);
  expect(await isMarked()).toBe(false);
  await warn();
  expect((await hear()).map(({ data }) => data.over)).toEqual([false, true]);
  expect(await items()).toMatchObject([{ worse: true, open: true }]);
  expect(await told()).toHaveLength(2);

  expect(await listEndingPapers(world.db, app.now())).toEqual([]);

  // An old check that is written down late renews nothing.
  await check(ravi.karigarId, '2028-11-20', '2020-01-01');
  expect(await items()).toMatchObject([{ open: true }]);

  // Checked anew it holds for two years, and nobody has to do anything any more.
  await check(ravi.karigarId, '2028-11-20', dateInIndia(app.now()));
  expect(await items()).toMatchObject([{ open: false }]);
  expect(await isMarked()).toBe(true);
  await warn();
  expect(await hear()).toHaveLength(2);
});

test('a paper that is checked anew before its warning is written, or before operations hear of it, asks nobody for anything', async () => {
  const { ravi } = await visitAt(app, asha, 'assigned');
  app.turnTo(NOW);
  await check(ravi.karigarId, TODAY, '2026-01-01');
  const listed = await listEndingPapers(world.db, app.now());
  expect(listed.map(({ karigarId }) => karigarId)).toContain(ravi.karigarId);
  await check(ravi.karigarId, '2028-11-20');
  await warnOfPapers(world.db, listed, app.now());
  const { rows } = await world.db.query(
    `select 1 from events where type = 'KarigarPaperEnds' and subject = $1`,
    [ravi.userId],
  );
  expect(rows).toEqual([]);

  await check(ravi.karigarId, TODAY, '2026-01-01', 'address');
  await warn();
  await check(ravi.karigarId, '2028-11-20', TODAY, 'address');
  expect(await hear()).toContainEqual(
    expect.objectContaining({ data: expect.objectContaining({ kind: 'address' }) }),
  );
  expect((await items()).filter(({ open }) => open)).toEqual([]);
});
