import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportBookings } from '#contract/ops/export-bookings.ts';
import { listBookingsByDay } from '#contract/ops/list-bookings-by-day.ts';
import { addDays, dateInIndia } from '#kernel/time.ts';
import { insertStranger } from '#testing/cast.ts';
import type { Client } from '#testing/client.ts';
import { bookOnline, payFor } from '#testing/payments.ts';
import { signInDeps } from '#testing/sign-in-stage.ts';
import { clientOf } from '#testing/signed-in.ts';
import { sowSmallTown } from '#testing/small-town.ts';
import { startServer, type TestServer } from '#testing/start-test-server.ts';
import { sowWorker, visitDeps } from '#testing/visits.ts';
import { NOW } from '#testing/world.ts';
import { bookingsByDayAnswers } from './bookings-by-day.ts';

let app: TestServer;
let meera: Client;
let paid: string[];
let unpaid: string;
beforeAll(async () => {
  app = await startServer({ answers: bookingsByDayAnswers, server: () => ({ ...signInDeps() }) });
  const db = app.world.db;
  const flows = visitDeps(db);
  flows.turnTo(NOW);
  await sowSmallTown(db);
  for (let count = 0; count < 6; count += 1) await sowWorker(db);
  const asha = await insertStranger(db, { fullName: '=Asha, "Kulkarni"' });
  paid = [];
  for (let count = 0; count < 3; count += 1) {
    const id = await bookOnline(flows, asha);
    await payFor(flows, asha, id);
    paid.push(id);
  }
  unpaid = await bookOnline(flows, asha);
  const person = await insertStranger(db, { role: 'ops', fullName: 'Meera Joshi' });
  app.clock.now = NOW;
  meera = await clientOf(app, person, { at: NOW, remember: true });
});
afterAll(() => app.close());

const days = { from: dateInIndia(NOW), until: addDays(dateInIndia(NOW), 30) };
const idsOf = async (more: object) =>
  (await meera.call(listBookingsByDay, { ...days, ...more })).value?.bookings.map(({ id }) => id);

test('bookings are listed by their hour, and by status, service, pincode and money only those that fit', async () => {
  const all = (await meera.call(listBookingsByDay, days)).value?.bookings ?? [];
  expect(all.map(({ id }) => id).sort()).toEqual([...paid, unpaid].sort());
  const hours = all.map(({ startsAt }) => startsAt);
  expect(hours).toEqual(hours.toSorted());
  expect(await idsOf({ money: 'due' })).toEqual([unpaid]);
  expect((await idsOf({ money: 'all-paid' }))?.sort()).toEqual(paid.toSorted());
  expect(await idsOf({ money: 'on-its-way-back' })).toEqual([]);
  expect(await idsOf({ status: 'completed' })).toEqual([]);
  expect(await idsOf({ serviceId: 9 })).toEqual([]);
  expect(await idsOf({ pincode: '400999' })).toEqual([]);
  const due = all.find(({ id }) => id === unpaid);
  expect(due).toMatchObject({ duePaise: 80_000, totalPaise: 80_000, openItems: 0 });
});

test('a page begins where the one before ended, also among bookings of the same hour', async () => {
  const all = (await idsOf({})) ?? [];
  const [first] = all;
  const { rows } = await app.world.db.query('select starts_at from bookings where id = $1', [
    first,
  ]);
  const after = `${Date.parse(rows[0].starts_at) || rows[0].starts_at}.${first}`;
  expect(await idsOf({ after })).toEqual(all.slice(1));
  const wrong = await meera.call(listBookingsByDay, { ...days, after: 'x' });
  expect(wrong.refusal?.code).toBe('cursor-invalid');
  const backwards = await meera.call(listBookingsByDay, { from: days.until, until: days.from });
  expect(backwards.refusal?.code).toBe('days-invalid');
});

test('as a file no cell begins a formula, and whose bookings are in it is written down with the reason', async () => {
  const why = 'The accountant asks for it.';
  const { value } = await meera.call(exportBookings, { ...days, why });
  const [head, ...lines] = value?.csv.trim().split('\r\n') ?? [];
  expect(head).toContain('reference,startsAt,serviceName,status,customerName');
  expect(lines).toHaveLength(4);
  for (const line of lines) expect(line).toContain(`"'=Asha, ""Kulkarni"""`);
  expect(lines.join()).toContain('800.00');
  const { rows } = await app.world.db.query(
    `select count(distinct subject)::int from looks where operation = 'exportBookings' and why = $1`,
    [why],
  );
  expect(rows).toEqual([{ count: 4 }]);
});
