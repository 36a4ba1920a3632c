import { describe, expect, test } from 'vitest';
import { DAY, dateInIndia, MINUTE, weekday } from '#kernel/time.ts';
import type { Customer } from '#server/flows/booking/book-slot.ts';
import { declineOffer } from '#server/flows/dispatch/decline-offer.ts';
import { findKarigar } from '#server/flows/dispatch/find-karigar.ts';
import { acceptWork } from '#server/flows/visit/accept-work.ts';
import { karigarPayable } from '#server/modules/ledger/accounts.ts';
import { balanceOf } from '#server/modules/ledger/store.ts';
import { recordIncomeTax } from '#server/modules/tax/income-tax-store.ts';
import { readEarnings } from '#server/views/earnings.ts';
import { listFloorsDue } from '#server/views/floors-due.ts';
import { findWork } from '#server/views/me.ts';
import { listOpenOffers } from '#server/views/offers.ts';
import { eventOfDays } from '#testing/event-of-days.ts';
import { bookOnline, payFor } from '#testing/payments.ts';
import { recordAnyEvent } from '#testing/record-any-event.ts';
import { visitStage } from '#testing/visit-stage.ts';
import {
  acting,
  given,
  START,
  sowWorker,
  type VisitTestDeps,
  type Worker,
} from '#testing/visits.ts';
import { NOW, type World } from '#testing/world.ts';
import { reportKarigarNoShow } from '../booking/report-karigar-no-show.ts';
import { releaseVisit } from '../visit/release-visit.ts';
import { commitDay } from './commit-day.ts';
import { payDayFloors } from './pay-day-floors.ts';
import { setShifts } from './set-shifts.ts';

let world: World;
let asha: Customer;
let app: VisitTestDeps;
visitStage(0, (stage) => {
  ({ world, asha, app } = stage);
  app.turnTo(NOW);
});

/** More hours on that day than are paid at the most. */
const FLOOR = 480_00;
const DAY_OF_VISIT = dateInIndia(START);
const commits = ({ userId }: Worker, on = true) =>
  commitDay(world.db, { userId, day: DAY_OF_VISIT, on }, app.now());
const owedTo = async ({ karigarId }: Worker) =>
  0 - (await balanceOf(world.db, karigarPayable(karigarId)));
const floorsOf = async ({ userId }: Worker) =>
  (await readEarnings(world.db, { userId, day: dateInIndia(app.now()), now: app.now() })).floors;

/** As the routine of every hour does it, by two servers at once and once more. */
async function settle(at = START + DAY): Promise<void> {
  app.turnTo(at);
  const due = await listFloorsDue(world.db, app.now());
  await Promise.all([payDayFloors(app, due), payDayFloors(app, due)]);
  await payDayFloors(app, await listFloorsDue(world.db, app.now()));
}

async function committed(): Promise<Worker> {
  // Karigars of the tests before have no hours in this one.
  await world.db.query('delete from karigar_shifts');
  const ravi = await sowWorker(world.db);
  expect(await commits(ravi)).toEqual({ ok: true });
  return ravi;
}

async function sent(): Promise<string> {
  const bookingId = await bookOnline(app, asha);
  await payFor(app, asha, bookingId);
  await findKarigar(app, { bookingId, cause: 'PaymentSettled' });
  return bookingId;
}

test('the screen says what a day earns at the least, before it is chosen and as it was promised then', async () => {
  await world.db.query('delete from karigar_shifts');
  const ravi = await sowWorker(world.db);
  const before = await findWork(world.db, ravi.userId, app.now());
  expect(before?.floors).toContainEqual({ day: DAY_OF_VISIT, floorPaise: FLOOR });
  await commits(ravi);
  const after = await findWork(world.db, ravi.userId, app.now());
  expect(after?.commitments).toEqual([{ day: DAY_OF_VISIT, mayWithdraw: true, floorPaise: FLOOR }]);
});

test('a committed day without work is paid to its floor, once, and stands in the earnings of the week', async () => {
  const ravi = await committed();
  await settle(START);
  expect(await owedTo(ravi)).toBe(0);
  await settle();
  expect(await owedTo(ravi)).toBe(FLOOR);
  expect(await floorsOf(ravi)).toEqual([
    {
      ...{ date: DAY_OF_VISIT, floorPaise: FLOOR, earnedPaise: 0 },
      ...{ grossPaise: FLOOR, deductions: [], netPaise: FLOOR },
    },
  ]);
});

test('what the day has earned is taken off, once its visits are settled', async () => {
  const ravi = await committed();
  // Its one visit earns more than the floor of any day by the first rates.
  await world.db.query(
    'update karigar_commitments set floor_paise = 100000 where karigar_id = $1',
    [ravi.karigarId],
  );
  const bookingId = await sent();
  await given.visit(app, 'done', bookingId);
  await settle(app.now() + DAY);
  expect(await owedTo(ravi)).toBe(0);
  await acceptWork(app, { bookingId, userId: asha.id });
  const earned = await owedTo(ravi);
  expect(earned).toBeGreaterThan(0);
  await settle(app.now());
  expect(await owedTo(ravi)).toBe(1_000_00);
  expect(await floorsOf(ravi)).toMatchObject([
    { earnedPaise: earned, grossPaise: 1_000_00 - earned },
  ]);
});

test('a day that earned as much is paid nothing more', async () => {
  const ravi = await committed();
  const bookingId = await sent();
  await given.visit(app, 'done', bookingId);
  await acceptWork(app, { bookingId, userId: asha.id });
  const earned = await owedTo(ravi);
  expect(earned).toBeGreaterThan(FLOOR);
  await settle(app.now() + DAY);
  expect(await owedTo(ravi)).toBe(earned);
  expect(await floorsOf(ravi)).toEqual([]);
});

describe('whoever was not there as they had said has no floor:', () => {
  test('they gave a visit back', async () => {
    const ravi = await committed();
    const bookingId = await sent();
    await releaseVisit(app, { ...acting(app, ravi, bookingId), reason: 'ill' });
    await settle();
    expect(await owedTo(ravi)).toBe(0);
  });

  test('they declined a visit within their hours that they were offered after it', async () => {
    await world.db.query('delete from karigar_shifts');
    const crew: Worker[] = [];
    for (let count = 0; count < 4; count += 1) crew.push(await sowWorker(world.db, [2, 6]));
    const [ravi, sunil] = crew as [Worker, Worker];
    await commits(ravi);
    // A team is asked for, whoever has committed to the day.
    const wedding = { serviceId: 6, pricePaise: 1_500_000 };
    await eventOfDays(app, asha, wedding, [DAY_OF_VISIT], []);
    app.turnTo(NOW + MINUTE);
    await commits(sunil);
    for (const { userId } of [ravi, sunil]) {
      const [offer] = await listOpenOffers(world.db, userId, app.now());
      expect(await declineOffer(app, { id: offer?.id ?? '', userId })).toMatchObject({ ok: true });
    }
    await settle();
    expect(await owedTo(ravi)).toBe(0);
    expect(await owedTo(sunil)).toBe(FLOOR);
  });

  test('they did not come to one', async () => {
    const ravi = await committed();
    const bookingId = await sent();
    app.turnTo(START + 60 * MINUTE);
    const told = await reportKarigarNoShow(app, { bookingId, userId: asha.id });
    expect(told).toMatchObject({ ok: true });
    expect(await listFloorsDue(world.db, START + DAY)).toMatchObject([{ wasAway: true }]);
    await settle();
    expect(await owedTo(ravi)).toBe(0);
  });
});

test('of today only the hours that are ahead are promised', async () => {
  await world.db.query('delete from karigar_shifts');
  const ravi = await sowWorker(world.db);
  const shifts = [{ weekday: weekday(DAY_OF_VISIT), startsMinute: 600, endsMinute: 1_200 }];
  await setShifts(world.db, { userId: ravi.userId, shifts }, app.now());
  app.turnTo(START + 8 * 60 * MINUTE);
  await commits(ravi);
  const work = await findWork(world.db, ravi.userId, app.now());
  expect(work?.commitments).toMatchObject([{ floorPaise: 120_00 }]);
  await settle();
  expect(await owedTo(ravi)).toBe(120_00);
});

test('fewer hours earn less for certain, more hours have promised nothing', async () => {
  const ravi = await committed();
  const hours = (untilMinute: number) =>
    setShifts(
      world.db,
      {
        userId: ravi.userId,
        shifts: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
          ...{ weekday, startsMinute: 600, endsMinute: untilMinute },
        })),
      },
      app.now(),
    );
  await hours(720);
  await hours(1_200);
  await settle();
  expect(await owedTo(ravi)).toBe(120_00);
});

test('beyond ₹5,00,000 of the year tax is kept of it', async () => {
  const ravi = await committed();
  const { karigarId } = ravi;
  const bookingId = await bookOnline(app, asha);
  const eventId = await recordAnyEvent(world.db, bookingId, 'WorkTested', app.now(), 'clock', {});
  const before = { grossPaise: 600_000_00, keptPaise: 600_00, section: 'test' };
  await recordIncomeTax(world.db, { eventId, karigarId, bookingId, ...before }, app.now());
  await settle();
  const [floor] = await floorsOf(ravi);
  const [tax] = floor?.deductions ?? [];
  expect(tax?.amountPaise).toBeGreaterThan(0);
  expect(floor?.netPaise).toBe(FLOOR - (tax?.amountPaise ?? 0));
  expect(await owedTo(ravi)).toBe(floor?.netPaise);
});
