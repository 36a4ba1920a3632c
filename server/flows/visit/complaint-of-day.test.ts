import { beforeEach, expect, test } from 'vitest';
import type { BorneBy } from '#contract/bearers.ts';
import { newId } from '#kernel/ids.ts';
import { DAY, HOUR, instantInIndia, MINUTE } from '#kernel/time.ts';
import type { Customer } from '#server/flows/booking/book-slot.ts';
import { findBooking } from '#server/modules/booking/store.ts';
import { readDay, readKarigarVisit } from '#server/views/karigar-visits.ts';
import { readLiveVisit } from '#server/views/live-visit.ts';
import { anew, eventOfDays, firstDayOf } from '#testing/event-of-days.ts';
import { balancesOf } from '#testing/payments.ts';
import { visitStage } from '#testing/visit-stage.ts';
import { acting, sowWorker, type VisitTestDeps, type Worker } from '#testing/visits.ts';
import type { World } from '#testing/world.ts';
import { answerComplaint } from './answer-complaint.ts';
import { disputeWork } from './dispute-work.ts';
import { finishWork } from './finish-work.ts';
import { recordCrewAttendance } from './record-crew-attendance.ts';
import { resolveDispute } from './resolve-dispute.ts';
import { reworkVisit } from './rework-visit.ts';
import { visitsServed } from './steps/visits-served.ts';

const PHOTOGRAPHY = { serviceId: 2, pricePaise: 200_000 };
const WEDDING = { serviceId: 6, pricePaise: 1_500_000 };
const DAYS = ['2026-11-24', '2026-11-25', '2026-11-27'] as const;
const [, SECOND = 0, LAST = 0] = DAYS.map((date) => instantInIndia(date, 600));

let world: World;
let asha: Customer;
let app: VisitTestDeps;
let id: string;
let ravi: Worker;
let meena: Worker;

visitStage(0, (stage) => {
  ({ world, asha, app } = stage);
});

/** Ravi came on the first and the last day, Meena on the one between. */
beforeEach(async () => {
  await world.db.query('update karigars set active = false');
  ravi = await sowWorker(world.db, [2]);
  id = await eventOfDays(app, asha, PHOTOGRAPHY, DAYS, [ravi]);
  meena = await sowWorker(world.db, [2]);
  await world.db.query(
    `insert into offers (id, booking_id, karigar_id, round, state, leads, urgent, starts_at, offered_at, expires_at,
        answered_at, pay, journey)
      select $1, booking_id, $2, round, state, false, urgent, starts_at, offered_at, expires_at, answered_at, pay, journey
      from offers where booking_id = $3 and state = 'accepted'`,
    [newId(), meena.karigarId, id],
  );
  await world.db.query(
    `update holds set karigar_id = $1
      where booking_id = (select v.id from visits v where v.booking_id = $2 and v.position = 2)`,
    [meena.karigarId, id],
  );
  await firstDayOf(app, ravi, id, DAYS[0]);
});

async function workEnds() {
  app.turnTo(LAST + 8 * HOUR);
  const finish = { ...acting(app, ravi, id), lines: [], payBy: 'link', cashPaise: 0 } as const;
  expect(await finishWork(app, finish)).toMatchObject({ ok: true });
}
/** Meena gives the visit back this long after the second day began, and nobody takes it. */
const meenaGaveBack = (after: number) =>
  world.db.query(
    `update offers set state = 'given-back', answered_at = $2 where booking_id = $1 and karigar_id = $3`,
    [id, new Date(SECOND + after), meena.karigarId],
  );
const complain = (visit?: number) =>
  disputeWork(app, {
    ...{ bookingId: id, userId: asha.id, reason: 'badly-done', lines: [1], comment: '' },
    ...(visit !== undefined && { visit }),
  });
/** After everybody had a day to be heard; a second one of us says the same where the sum asks for it. */
async function refunded(refundPaise: number, borneBy: BorneBy) {
  app.pass(DAY);
  const end = { ...{ bookingId: id, outcome: 'refund', comment: 'Seen' }, refundPaise, borneBy };
  const said = [];
  for (const actor of ['ops:1', 'ops:2'])
    said.push(await resolveDispute(app, { ...end, outcome: 'refund', actor }));
  expect(said.at(-1)).toEqual({ ok: true, value: 'completed' });
}
const inTheBooks = async ({ karigarId }: Worker) =>
  0 - ((await balancesOf(world.db, id))[`karigar_payable:${karigarId}`] ?? 0);
async function onTheScreen({ userId }: Worker) {
  const found = await readKarigarVisit(world.db, userId, id, app.now());
  if (!found.ok) throw new Error(found.refusal.code);
  const { grossPaise, deductions, netPaise } = found.value.visit.pay;
  expect(grossPaise - deductions.reduce((sum, one) => sum + one.amountPaise, 0)).toBe(netPaise);
  const { days } = found.value.visit;
  expect(days.reduce((sum, one) => sum + one.netPaise, 0)).toBe(netPaise);
  // Each day stands in the route with its own part.
  const routes = DAYS.map((date) => readDay(world.db, userId, date, app.now()));
  const paid = (await Promise.all(routes)).flatMap(({ date, visits }) =>
    visits.flatMap((one) => (one.netPaise > 0 ? [[date, one.netPaise]] : [])),
  );
  expect(paid).toEqual(days.flatMap((one) => (one.netPaise > 0 ? [[one.date, one.netPaise]] : [])));
  return found.value.visit.pay;
}

test.each([
  ['the whole price of the day', 200_000, 'karigar', 0],
  ['half of it', 100_000, 'karigar', 80_000],
  ['the whole of it, which we share', 200_000, 'shared', 80_000],
  ['the whole of it, which we bear', 200_000, 'us', 160_000],
] as const)(
  'a complaint about one day costs who came on that day alone: %s',
  async (_, refundPaise, borneBy, left) => {
    await workEnds();
    expect(await complain(2)).toMatchObject({ ok: true });
    await refunded(refundPaise, borneBy);
    expect([await inTheBooks(ravi), await inTheBooks(meena)]).toEqual([320_000, left]);
    const screens = [await onTheScreen(ravi), await onTheScreen(meena)];
    expect(screens.map(({ netPaise }) => netPaise)).toEqual([320_000, left]);
    // Nothing that was taken off is called our fee.
    expect(screens.map(({ deductions }) => deductions)).toEqual([[], []]);
  },
);

test('a complaint about one day is read and answered by who came on that day, also where they gave it back that day', async () => {
  await meenaGaveBack(2 * HOUR);
  await workEnds();
  expect(await complain(2)).toMatchObject({ ok: true });
  const answers = [{ line: 1, answer: 'The light was poor' }];
  const said = await answerComplaint(app, { ...acting(app, meena, id), answers });
  expect(said).toEqual({ ok: true, value: 'done' });
  await refunded(100_000, 'karigar');
  const costs = async ({ userId }: Worker) => {
    const found = await readKarigarVisit(world.db, userId, id, app.now());
    return found.ok && found.value.visit.complaint?.decision?.costPaise;
  };
  expect([await costs(ravi), await costs(meena)]).toEqual([0, 80_000]);
});

const attended = (position: number, { karigarId }: Worker, came: boolean) =>
  recordCrewAttendance(app, {
    ...{ bookingId: id, position, karigarId, came, why: 'They have called', actor: 'ops:1' },
  });

test('a complaint costs somebody whom nobody has called absent no less because operations say that they came', async () => {
  await workEnds();
  expect(await complain(2)).toMatchObject({ ok: true });
  await refunded(100_000, 'karigar');
  expect(await attended(2, meena, true)).toEqual({ ok: true, value: 'done' });
  const { rows } = await world.db.query(
    `select type from events where subject = $1 and type = 'CrewMemberCame'`,
    [id],
  );
  expect(rows).toEqual([]);
  expect([await inTheBooks(ravi), await inTheBooks(meena)]).toEqual([320_000, 80_000]);
});

test.each([
  ['karigar', 'told of it', 180_000],
  ['shared', 'told of it', 240_000],
  ['us', 'told of it', 300_000],
  ['karigar', 'not told of it', 300_000],
  ['shared', 'not told of it', 300_000],
] as const)(
  'somebody who came after all to the day of a complaint is paid what they would have had of it, borne by: %s, %s',
  async (borneBy, told, share) => {
    const crew: Worker[] = [];
    for (let count = 0; count < 4; count += 1) crew.push(await sowWorker(world.db, [6]));
    const [leader, , away, late] = crew as [Worker, Worker, Worker, Worker];
    ravi = leader;
    id = await eventOfDays(app, asha, WEDDING, [DAYS[0], DAYS[1]], crew);
    await firstDayOf(app, leader, id, DAYS[0]);
    const isAway = async () => expect(await attended(1, late, false)).toMatchObject({ ok: true });
    if (told === 'not told of it') await isAway();
    app.turnTo(SECOND + HOUR);
    expect(await attended(2, away, false)).toMatchObject({ ok: true });
    await workEnds();
    expect(await complain(1)).toMatchObject({ ok: true });
    if (told === 'told of it') await isAway();
    await refunded(600_000, borneBy);
    const before = await Promise.all(crew.map(inTheBooks));
    expect(before[3]).toBe(400_000);
    for (const _ of ['once', 'twice'])
      expect(await attended(1, late, true)).toEqual({ ok: true, value: 'done' });
    const after = await Promise.all(crew.map(inTheBooks));
    expect(after).toEqual([...before.slice(0, 3), 400_000 + share]);
  },
);

test('a complaint about all days costs everybody who came, each by their days', async () => {
  await workEnds();
  expect(await complain()).toMatchObject({ ok: true });
  await refunded(300_000, 'karigar');
  expect([await inTheBooks(ravi), await inTheBooks(meena)]).toEqual([160_000, 80_000]);
});

test('a day on which nobody came is not complained of, and a redo of all has the others only', async () => {
  await meenaGaveBack(-HOUR);
  await workEnds();
  const facts = { places: await app.facts.places(), keys: app.keys, now: app.now() };
  expect((await readLiveVisit(world.db, asha.id, id, facts))?.visits).toEqual([
    { position: 1, date: DAYS[0] },
    { position: 3, date: DAYS[2] },
  ]);
  expect(await complain(2)).toMatchObject({ refusal: { code: 'booking-not-found' } });
  expect(await complain()).toMatchObject({ ok: true });
  const again = (actor: string) =>
    reworkVisit(anew(app), {
      ...{ id, date: '2026-12-01', time: '11:00 AM', comment: 'We come again.', actor },
    });
  await again('ops:1');
  const done = await again('ops:2');
  if (!done.ok) throw new Error(done.refusal.code);
  expect(await findBooking(world.db, done.value.reworkId)).toMatchObject({
    ...{ days: 2, pricePaise: 2 * PHOTOGRAPHY.pricePaise },
  });
});

test('a day that was given back when nobody else could come any more took place, for the pay and for the customer', async () => {
  for (const [minutes, positions] of [
    [59, [1, 3]],
    [60, [1, 2, 3]],
  ] as const) {
    await meenaGaveBack(minutes * MINUTE);
    if (minutes === 59) await workEnds();
    const facts = { places: await app.facts.places(), keys: app.keys, now: app.now() };
    const seen = await readLiveVisit(world.db, asha.id, id, facts);
    expect(seen?.visits.map(({ position }) => position)).toEqual(positions);
    const booking = await findBooking(world.db, id);
    if (!booking) throw new Error('There is no booking');
    const served = await visitsServed(world.db, booking);
    expect(served.map(({ position }) => position)).toEqual(positions);
  }
});
