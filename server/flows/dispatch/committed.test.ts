import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DAY, dateInIndia, instantInIndia, MINUTE } from '#kernel/time.ts';
import { rescueVisits } from '#server/effects/rescue-visits.ts';
import type { BookSlotInput, Customer } from '#server/flows/booking/book-slot.ts';
import { karigarNewsOf } from '#server/modules/notification/karigar-news-of.ts';
import { findVisit } from '#server/modules/visit/store.ts';
import { silentLog } from '#server/platform/log/log.ts';
import { readDispatch } from '#server/views/dispatch.ts';
import { findWork } from '#server/views/me.ts';
import { listOpenOffers } from '#server/views/offers.ts';
import { anew, eventOfDays, firstDayOf } from '#testing/event-of-days.ts';
import { bookOnline, payFor } from '#testing/payments.ts';
import { sowCustomer, sowSmallTown } from '#testing/small-town.ts';
import {
  acting,
  START,
  sowWorker,
  type VisitTestDeps,
  visitDeps,
  type Worker,
} from '#testing/visits.ts';
import { createWorld, NOW, type World } from '#testing/world.ts';
import { erasePersonalData } from '../identity/steps/erase-personal-data.ts';
import { commitDay } from '../karigar/commit-day.ts';
import { leavePlatform } from '../karigar/leave-platform.ts';
import { setLeave } from '../karigar/set-leave.ts';
import { sweepOldRecords } from '../payment/sweep-old-records.ts';
import { breakOffVisit } from '../visit/break-off-visit.ts';
import { dispatchVisit } from '../visit/dispatch-visit.ts';
import { releaseVisit } from '../visit/release-visit.ts';
import { acceptOffer } from './accept-offer.ts';
import { findKarigar } from './find-karigar.ts';
import { rescueVisit } from './rescue-visit.ts';

let world: World;
let app: VisitTestDeps;
let asha: Customer;
beforeEach(async () => {
  world = await createWorld();
  await sowSmallTown(world.db);
  app = visitDeps(world.db);
  app.turnTo(NOW);
  asha = await sowCustomer(world.db);
});

afterEach(() => world.close());

const DAY_OF_VISIT = dateInIndia(START);
const commits = async ({ userId }: Worker, on = true, at = NOW) =>
  commitDay(world.db, { userId, day: DAY_OF_VISIT, on }, at);
const offersTo = ({ userId }: Worker) => listOpenOffers(world.db, userId, app.now());
const find = (bookingId: string, cause = 'PaymentSettled') =>
  findKarigar(app, { bookingId, cause });
const leaderOf = async (bookingId: string) =>
  (await findVisit(world.db, bookingId))?.karigarId ?? null;

async function booked(change: Partial<BookSlotInput> = {}): Promise<string> {
  const bookingId = await bookOnline(app, asha, change);
  await payFor(app, asha, bookingId);
  return bookingId;
}

async function newsOf(bookingId: string, type: string) {
  const { rows } = await world.db.query<{ type: string; subject: string; data: object }>(
    `select type, subject, data from events where subject = $1 and type = $2`,
    [bookingId, type],
  );
  return rows.flatMap((row) => karigarNewsOf(row as Parameters<typeof karigarNewsOf>[0]));
}

async function sentencesOf(bookingId: string): Promise<string[]> {
  const read = await readDispatch(world.db, bookingId, 'en');
  return read.ok ? read.value.decisions.map(({ sentence }) => sentence) : [];
}

test('a Karigar who has committed themselves to the day gets its visit without being asked, and hears of it', async () => {
  const ravi = await sowWorker(world.db);
  expect(await commits(ravi)).toEqual({ ok: true });
  const bookingId = await booked();
  await find(bookingId);
  expect(await leaderOf(bookingId)).toBe(ravi.karigarId);
  expect(await offersTo(ravi)).toEqual([]);
  expect(await newsOf(bookingId, 'VisitOffered')).toEqual([]);
  expect(await newsOf(bookingId, 'KarigarAssigned')).toEqual([
    { kind: 'visit-sent', karigarIds: [ravi.karigarId] },
  ]);
  expect(await sentencesOf(bookingId)).toContain(
    'Ravi Pawar has committed to that day and was sent without being asked.',
  );
});

test('whoever has not, or has taken it back, is asked', async () => {
  const ravi = await sowWorker(world.db);
  await commits(ravi);
  await commits(ravi, false);
  const bookingId = await booked();
  await find(bookingId);
  expect(await leaderOf(bookingId)).toBeNull();
  expect(await offersTo(ravi)).toHaveLength(1);
});

test('two searches at once send one Karigar once', async () => {
  const ravi = await sowWorker(world.db);
  await commits(ravi);
  const bookingId = await booked();
  await Promise.all([find(bookingId), find(bookingId), find(bookingId, 'sweep')]);
  expect(await newsOf(bookingId, 'KarigarAssigned')).toHaveLength(1);
  const { rows } = await world.db.query('select state from offers where booking_id = $1', [
    bookingId,
  ]);
  expect(rows).toEqual([{ state: 'accepted' }]);
});

test('when somebody breaks down, who has committed themselves is sent at once, and the commitment of the other ends', async () => {
  const ravi = await sowWorker(world.db);
  await commits(ravi);
  const bookingId = await booked();
  await find(bookingId);
  const sunil = await sowWorker(world.db);
  await commits(sunil);
  app.turnTo(START - 30 * MINUTE);
  await dispatchVisit(app, acting(app, ravi, bookingId));
  await breakOffVisit(app, { ...acting(app, ravi, bookingId), reason: 'vehicle' });
  await find(bookingId, 'VisitBrokenOff');
  expect(await leaderOf(bookingId)).toBe(sunil.karigarId);
  expect((await findWork(world.db, ravi.userId, app.now()))?.commitments).toEqual([]);
  expect((await findWork(world.db, sunil.userId, app.now()))?.commitments).toEqual([
    { day: DAY_OF_VISIT, mayWithdraw: false, floorPaise: 480_00 },
  ]);
});

test('whoever gives a visit back is asked about the others of that day', async () => {
  const ravi = await sowWorker(world.db);
  await commits(ravi);
  const bookingId = await booked();
  await find(bookingId);
  await releaseVisit(app, { ...acting(app, ravi, bookingId), reason: 'sick' });
  const other = await booked({ time: '03:00 PM' });
  await find(other);
  expect(await leaderOf(other)).toBeNull();
});

test('instead of somebody who has not left, one who has committed themselves comes without a question', async () => {
  const ravi = await sowWorker(world.db);
  const bookingId = await booked();
  await find(bookingId);
  const [offer] = await offersTo(ravi);
  await acceptOffer(app, { id: offer?.id ?? '', userId: ravi.userId });
  const sunil = await sowWorker(world.db);
  await commits(sunil);
  app.turnTo(START);
  await rescueVisits({ ...app, log: silentLog });
  expect(await leaderOf(bookingId)).toBe(sunil.karigarId);
  expect(await newsOf(bookingId, 'KarigarReplaced')).toEqual([
    { kind: 'visit-taken-over', karigarIds: [ravi.karigarId] },
    { kind: 'visit-sent', karigarIds: [sunil.karigarId] },
  ]);
});

test('a day off ends what was said for it, and from the evening before it stands', async () => {
  const ravi = await sowWorker(world.db);
  await commits(ravi);
  const late = await commits(ravi, false, START - 12 * 60 * MINUTE);
  expect(late).toMatchObject({ refusal: { code: 'commitment-stands' } });
  const leave = { userId: ravi.userId, day: DAY_OF_VISIT, off: true };
  expect((await setLeave(world.db, leave, NOW)).ok).toBe(true);
  expect((await findWork(world.db, ravi.userId, NOW))?.commitments).toEqual([]);
  expect(await commits(ravi)).toMatchObject({ refusal: { code: 'no-hours-that-day' } });
});

test('said twice it is kept once, and each change stands in their file once', async () => {
  const ravi = await sowWorker(world.db);
  await Promise.all([commits(ravi), commits(ravi)]);
  await commits(ravi, false);
  expect(await commits(ravi, false)).toEqual({ ok: true });
  const { rows } = await world.db.query(
    `select data ->> 'on' as said from events where type = 'DayCommitted' order by id`,
  );
  expect(rows).toEqual([{ said: 'true' }, { said: 'false' }]);
});

test('nobody commits themselves who does not work with us', async () => {
  const ravi = await sowWorker(world.db);
  await world.db.query('update karigars set active = false where id = $1', [ravi.karigarId]);
  expect(await commits(ravi)).toMatchObject({ refusal: { code: 'not-on-roster' } });
});

test('to a later day of work in progress nobody is sent who was not asked', async () => {
  const ravi = await sowWorker(world.db, [2]);
  const days = ['2026-11-24', '2026-11-25'];
  const bookingId = await eventOfDays(app, asha, { serviceId: 2, pricePaise: 200_000 }, days, [
    ravi,
  ]);
  await firstDayOf(app, ravi, bookingId, '2026-11-24');
  const sunil = await sowWorker(world.db, [2]);
  const [, day = ''] = days;
  expect((await commitDay(world.db, { userId: sunil.userId, day, on: true }, NOW)).ok).toBe(true);
  const { rows } = await world.db.query<{ id: string }>(
    'select id from visits where booking_id = $1 and id <> $1',
    [bookingId],
  );
  app.turnTo(instantInIndia(day, 600) + 31 * MINUTE);
  const late = { bookingId, visitId: rows[0]?.id ?? '', why: 'late', soonerThan: null } as const;
  expect(await rescueVisit(anew(app), late)).toBe('asked');
  expect(await leaderOf(bookingId)).toBe(ravi.karigarId);
  expect(await offersTo(sunil)).toHaveLength(1);
});

test('whoever leads a day in progress without having been asked hears that they were sent', () => {
  const data = { karigarId: 2, formerKarigarId: 1, why: 'silent', committed: true };
  const happened = { type: 'LeaderChanged', subject: 'a booking' };
  expect(karigarNewsOf({ ...happened, data })).toEqual([
    { kind: 'visit-taken-over', karigarIds: [1] },
    { kind: 'visit-sent', karigarIds: [2] },
  ]);
  expect(karigarNewsOf({ ...happened, data: { ...data, committed: undefined } })).toHaveLength(1);
});

describe('the commitment of the day ends for whoever', () => {
  const PHOTOGRAPHY = { serviceId: 2, pricePaise: 200_000 };
  const DAYS = ['2026-11-24', '2026-11-25'] as const;
  const daysOf = async ({ userId }: Worker) =>
    (await findWork(world.db, userId, NOW))?.commitments.map(({ day }) => day);
  async function commitsTo(worker: Worker, days: readonly string[]) {
    for (const day of days)
      await commitDay(world.db, { userId: worker.userId, day, on: true }, NOW);
    expect(await daysOf(worker)).toEqual(days);
  }
  async function begun() {
    const ravi = await sowWorker(world.db, [2]);
    const bookingId = await eventOfDays(app, asha, PHOTOGRAPHY, DAYS, [ravi]);
    await commitsTo(ravi, DAYS);
    await firstDayOf(app, ravi, bookingId, DAYS[0]);
    app.turnTo(instantInIndia(DAYS[1], 540));
    return { ravi, act: () => ({ ...acting(app, ravi, bookingId), reason: 'sick' }) };
  }

  test('gives a later day back, and that of the first day stands', async () => {
    const { ravi, act } = await begun();
    expect(await releaseVisit(anew(app), act())).toMatchObject({ ok: true });
    expect(await daysOf(ravi)).toEqual(DAYS.slice(0, 1));
  });

  test('breaks off on the way to a later day', async () => {
    const { ravi, act } = await begun();
    expect(await dispatchVisit(app, act())).toMatchObject({ ok: true });
    expect(await breakOffVisit(anew(app), act())).toMatchObject({ ok: true });
    expect(await daysOf(ravi)).toEqual(DAYS.slice(0, 1));
  });

  test.each([
    ['gives their place in a crew back', 1],
    ['hands a crew over to another of it', 0],
  ])('%s', async (_, place) => {
    const crew: Worker[] = [];
    for (let count = 0; count < 4; count += 1) crew.push(await sowWorker(world.db, [6]));
    const wedding = { serviceId: 6, pricePaise: 1_500_000 };
    const bookingId = await eventOfDays(app, asha, wedding, DAYS.slice(0, 1), crew);
    const leaves = crew[place] as Worker;
    await commitsTo(leaves, DAYS);
    const act = { ...acting(app, leaves, bookingId), reason: 'sick' };
    expect(await releaseVisit(anew(app), act)).toMatchObject({ ok: true });
    expect(await daysOf(leaves)).toEqual(DAYS.slice(1));
  });
});

test('a commitment is kept for thirty days after its day, and goes when the Karigar leaves or is erased', async () => {
  const kept = async () =>
    (await world.db.query('select day::text from karigar_commitments order by day')).rows;
  const ravi = await sowWorker(world.db);
  await commits(ravi);
  const day = Date.parse(`${DAY_OF_VISIT}T12:00:00+05:30`);
  await sweepOldRecords(world.db, day + 30 * DAY);
  expect(await kept()).toEqual([{ day: DAY_OF_VISIT }]);
  expect(await sweepOldRecords(world.db, day + 31 * DAY)).toMatchObject({ commitments: 1 });
  expect(await kept()).toEqual([]);
  await commits(ravi);
  const sunil = await sowWorker(world.db);
  await commits(sunil);
  expect(await leavePlatform(world.db, ravi.userId, NOW)).toMatchObject({ ok: true });
  expect(await kept()).toHaveLength(1);
  await erasePersonalData(world.db, app.keys, { id: sunil.userId, contacts: [] }, NOW);
  expect(await kept()).toEqual([]);
});
