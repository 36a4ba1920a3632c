import { beforeEach, expect, test } from 'vitest';
import { dateInIndia, HOUR, instantInIndia, MINUTE } from '#kernel/time.ts';
import type { Customer } from '#server/flows/booking/book-slot.ts';
import { explainBooking } from '#server/modules/ledger/store.ts';
import { sowCrew, WEDDING } from '#testing/crew-stage.ts';
import { anew, eventOfDays, firstDayOf } from '#testing/event-of-days.ts';
import { TOWN } from '#testing/small-town.ts';
import { visitStage } from '#testing/visit-stage.ts';
import {
  AT_THE_DOOR,
  acting,
  startCodeOf,
  type VisitTestDeps,
  type Worker,
} from '#testing/visits.ts';
import type { World } from '#testing/world.ts';
import { acceptWork } from './accept-work.ts';
import { arrive } from './arrive.ts';
import { attendVisit } from './attend-visit.ts';
import { dispatchVisit } from './dispatch-visit.ts';
import { finishWork } from './finish-work.ts';
import { recordCrewAttendance } from './record-crew-attendance.ts';
import { reportCrewAbsent } from './report-crew-absent.ts';
import { startWork } from './start-work.ts';

const DAYS = ['2026-11-25', '2026-11-26'];
const at = (day: number) => instantInIndia(DAYS[day] ?? '', 600);
/** Twenty-two kilometres. */
const WAY = 7_200;

let world: World;
let asha: Customer;
let app: VisitTestDeps;
let crew: Worker[];
visitStage(0, (stage) => {
  ({ world, asha, app } = stage);
});
beforeEach(async () => {
  crew = await sowCrew(world);
  await world.db.query('update karigars set home_pincode = $1', [TOWN.far]);
});

const one = (place: number) => crew[place] as Worker;

/** The days on which the ways of each of them were paid. */
async function waysPaid(id: string) {
  const entries = (await explainBooking(world.db, id)).filter(
    ({ kind }) => kind === 'long-way-paid',
  );
  return crew.map(({ karigarId }) =>
    entries.flatMap(({ reference, lines }) => {
      const [, , on, whose] = reference.split(':');
      const paise = lines.find(({ account }) => account === 'visit_costs')?.amountPaise;
      return Number(whose) === karigarId ? [`${on}: ${paise}`] : [];
    }),
  );
}
const way = (day: number) => `${DAYS[day]}: ${WAY}`;

test('each of a crew is paid for their own way: at the door who shows it, at the end who came, and nobody who stayed away until it is known better', async () => {
  const id = await eventOfDays(app, asha, WEDDING, DAYS.slice(0, 1), crew);
  await firstDayOf(app, one(0), id, DAYS[0] ?? '');
  expect(await waysPaid(id)).toEqual([[way(0)], [], [], []]);
  app.turnTo(at(0) + 31 * MINUTE);
  const here = { ...acting(app, one(1), id), position: AT_THE_DOOR };
  expect(await attendVisit(anew(app), here)).toMatchObject({ ok: true });
  expect(await waysPaid(id)).toEqual([[way(0)], [way(0)], [], []]);
  const away = { karigarId: one(3).karigarId, came: false };
  expect(await reportCrewAbsent(anew(app), { ...acting(app, one(0), id), ...away })).toMatchObject({
    ok: true,
  });
  app.pass(5 * HOUR);
  const bill = { lines: [], payBy: 'link', cashPaise: 0 } as const;
  expect(await finishWork(anew(app), { ...acting(app, one(0), id), ...bill })).toMatchObject({
    ok: true,
  });
  expect(await acceptWork(app, { bookingId: id, userId: asha.id })).toMatchObject({ ok: true });
  expect(await waysPaid(id)).toEqual([[way(0)], [way(0)], [way(0)], []]);
  const after = { bookingId: id, karigarId: one(3).karigarId, came: true };
  const by = { why: 'Both have called', actor: 'ops:1' };
  expect(await recordCrewAttendance(app, { ...after, ...by })).toMatchObject({ ok: true });
  expect(await waysPaid(id)).toEqual([[way(0)], [way(0)], [way(0)], [way(0)]]);
});

test('one of a crew whose phone was heard of after the others were let in is paid for the wait they had, once', async () => {
  const id = await eventOfDays(app, asha, WEDDING, DAYS.slice(0, 1), crew);
  const act = (place: number, minutes: number) => ({
    ...acting(app, one(place), id),
    happenedAt: at(0) + minutes * MINUTE,
  });
  app.turnTo(at(0) - HOUR);
  expect(await dispatchVisit(app, act(0, -60))).toMatchObject({ ok: true });
  app.turnTo(at(0));
  expect(await arrive(app, { ...act(0, 0), position: AT_THE_DOOR })).toMatchObject({ ok: true });
  app.turnTo(at(0) + 25 * MINUTE);
  const code = await startCodeOf(world.db, id);
  expect(await startWork(app, { ...act(0, 25), code })).toMatchObject({ ok: true });
  app.turnTo(at(0) + 32 * MINUTE);
  const here = { ...act(1, 5), position: AT_THE_DOOR };
  for (const _ of [1, 2]) expect(await attendVisit(anew(app), here)).toMatchObject({ ok: true });
  const waits = (await explainBooking(world.db, id))
    .filter(({ kind }) => kind === 'waiting-paid')
    .map(({ reference, lines }) => [
      Number(reference.split(':')[3]),
      lines.find(({ account }) => account === 'visit_costs')?.amountPaise,
    ]);
  expect(waits).toEqual([
    [one(0).karigarId, 10 * 200],
    [one(1).karigarId, 5 * 200],
  ]);
});

test('on each day of an event the way is paid anew, once', async () => {
  const id = await eventOfDays(app, asha, WEDDING, DAYS, crew);
  await firstDayOf(app, one(0), id, DAYS[0] ?? '');
  app.turnTo(at(1) - 2 * HOUR);
  expect(await dispatchVisit(anew(app), acting(app, one(0), id))).toMatchObject({ ok: true });
  app.turnTo(at(1) - 10 * MINUTE);
  const come = { ...acting(app, one(0), id), position: AT_THE_DOOR };
  expect(await arrive(anew(app), come)).toMatchObject({ ok: true });
  expect(await waysPaid(id)).toEqual([[way(0), way(1)], [], [], []]);
  app.turnTo(at(1) + 5 * HOUR);
  const bill = { lines: [], payBy: 'link', cashPaise: 0 } as const;
  expect(await finishWork(anew(app), { ...acting(app, one(0), id), ...bill })).toMatchObject({
    ok: true,
  });
  expect(await acceptWork(app, { bookingId: id, userId: asha.id })).toMatchObject({ ok: true });
  const both = [way(0), way(1)];
  expect(await waysPaid(id)).toEqual([both, both, both, both]);
  expect(dateInIndia(at(1))).toBe(DAYS[1]);
});
