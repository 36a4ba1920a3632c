import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InputOf } from '#contract/operation.ts';
import { listQualityRows } from '#contract/ops/list-quality-rows.ts';
import { listRefusedWishes } from '#contract/ops/list-refused-wishes.ts';
import { readDemand } from '#contract/ops/read-demand.ts';
import { readQuality } from '#contract/ops/read-quality.ts';
import { addDays, dateInIndia, HOUR, MINUTE } from '#kernel/time.ts';
import { callOffBooking } from '#server/flows/booking/call-off-booking.ts';
import { cancelBooking } from '#server/flows/booking/cancel-booking.ts';
import { keepFigures } from '#server/flows/figures/keep-figures.ts';
import { countRefused } from '#server/flows/steps/booking/count-refused.ts';
import { beginTransfer } from '#server/flows/transfer/begin-transfer.ts';
import { recordTransferResult } from '#server/flows/transfer/record-transfer-result.ts';
import { rateVisit } from '#server/flows/visit/rate-visit.ts';
import { readPromise } from '#server/views/promise.ts';
import { type Account, insertStaff, insertStranger } from '#testing/cast.ts';
import type { Client } from '#testing/client.ts';
import { signInDeps } from '#testing/sign-in-stage.ts';
import { clientOf } from '#testing/signed-in.ts';
import { sowSmallTown, TOWN } from '#testing/small-town.ts';
import { startServer, type TestServer } from '#testing/start-test-server.ts';
import { given, START, sowWorker, visitAt, visitDeps } from '#testing/visits.ts';
import { NOW } from '#testing/world.ts';
import { qualityAnswers } from './quality.ts';

let app: TestServer;
let flows: ReturnType<typeof visitDeps>;
let quality: Client;
let anil: Account;

/** Before the day of the visits, that day itself, and when all of them are judged. */
const DAY_OF = dateInIndia(START);
const LATER = START + 12 * HOUR;
const span = { from: DAY_OF, until: DAY_OF };

const ids = { onTime: '', late: '', given: '', calledOff: '', far: '' };

/**
 * One day by hand. Near (ward A): at ten on time, at two late by 21 minutes, at five given up by its customer. Middle (no
 * ward): at twelve on time by the one who was served at ten, at four called off by us.
 */
beforeAll(async () => {
  app = await startServer({ answers: [...qualityAnswers], server: () => signInDeps() });
  flows = visitDeps(db());
  await sowSmallTown(db());
  await db().query(`update pincodes set ward = 'A' where pincode = $1`, [TOWN.near]);
  for (let count = 0; count < 6; count += 1) await sowWorker(db());
  const [asha, bina] = [await customer('Asha Kulkarni'), await customer('Bina Shah')];
  const at = (time: string, pincode: string = TOWN.near) => ({ time, address: placeAt(pincode) });
  ids.given = (await visitAt(flows, bina, 'assigned', at('05:00 PM'))).bookingId;
  ids.calledOff = (await visitAt(flows, bina, 'assigned', at('04:00 PM', TOWN.middle))).bookingId;
  const end = { bookingId: ids.given, userId: bina.id };
  const cancelled = await cancelBooking(flows, {
    ...end,
    shownFeePaise: 0,
    shownRefundPaise: 80_000,
  });
  if (!cancelled.ok) throw new Error(cancelled.refusal.code);
  await callOffBooking(flows, { bookingId: ids.calledOff, actor: 'clock', why: 'nobody came' });
  ids.onTime = (await visitAt(flows, asha, 'completed', at('10:00 AM'))).bookingId;
  ids.far = (await visitAt(flows, asha, 'completed', at('12:00 PM', TOWN.middle))).bookingId;
  ids.late = (await visitAt(flows, bina, 'dispatched', at('02:00 PM'))).bookingId;
  flows.turnTo(START + 4 * HOUR + 20 * MINUTE + 1);
  await given.visit(flows, 'completed', ids.late);
  await judge();
  anil = await insertStranger(db(), { role: 'ops', fullName: 'Anil Rao' });
  await insertStaff(db(), anil.id, ['quality']);
  quality = await clientOf(app, anil, { at: LATER, remember: true });
});
afterAll(() => app.close());

const db = () => app.world.db;
const judge = () => keepFigures(db(), LATER);
const customer = (fullName: string) => insertStranger(db(), { fullName });
const placeAt = (pincode: string) => ({
  ...{ street: 'A-1', city: 'Mumbai', state: 'Maharashtra', pincode, landmark: '' },
});

test('on time is what the public figure says, by ward, hour, service and Karigar, with the number of visits', async () => {
  const { value } = await quality.call(readQuality, span);
  expect(value?.onTime).toEqual({ of: 4, part: 2, before: { of: 0, part: 0 } });
  const kept = await readPromise(db(), LATER);
  expect(kept.onTime).toMatchObject({ visits: 4, onTime: 2 });
  expect(value?.wards.map(({ ward, hours }) => [ward, hours])).toEqual([
    [
      TOWN.middle,
      [
        { hour: 12, visits: 1, late: 0 },
        { hour: 16, visits: 1, late: 1 },
      ],
    ],
    [
      'A',
      [
        { hour: 10, visits: 1, late: 0 },
        { hour: 14, visits: 1, late: 1 },
      ],
    ],
  ]);
  expect(value?.services).toEqual([{ serviceId: 3, name: 'Plumbing', visits: 4, late: 2 }]);
  expect(value?.karigars).toMatchObject([{ name: 'Ravi Pawar', late: 1 }]);
  expect(value?.days).toEqual([{ day: DAY_OF, visits: 4, late: 2, refused: 0, cancelled: 2 }]);
  // Another service had no visit.
  const other = await quality.call(readQuality, { ...span, serviceId: 2 });
  expect(other.value).toMatchObject({
    onTime: { of: 0 },
    cancelled: { of: 0, part: 0 },
    wards: [],
  });
});

test('returning customers are counted by visit, cancellations by who cancelled', async () => {
  const { value } = await quality.call(readQuality, span);
  expect(value?.cameBack).toMatchObject({ of: 4, part: 2 });
  // The one that we called off was promised and is judged; the one that its customer gave up is not.
  expect(value?.cancelled).toMatchObject({ of: 5, part: 2 });
  expect(value?.cancellations).toEqual(
    expect.arrayContaining([
      { reason: 'by-customer', count: 1, before: 0 },
      { reason: 'called-off', count: 1, before: 0 },
    ]),
  );
});

test('refused bookings are counted by reason, hour and place; the public figure has only those without a free Karigar', async () => {
  const faults: unknown[] = [];
  const count = countRefused(db(), { fault: (_, error) => void faults.push(error) });
  const wish = { serviceId: 3, time: '11:00 AM', address: { pincode: TOWN.near } };
  for (const reason of [
    'slot-taken',
    'slot-taken',
    'society-quiet',
    'zone-closed',
    'price-changed',
  ])
    count(reason, wish, START);
  count('zone-too-soon', { ...wish, time: '12:00 PM' }, START);
  count('outside-served-area', { ...wish, address: { pincode: '999999' } }, START);
  const read = async () => (await quality.call(readQuality, span)).value;
  await expect.poll(async () => (await read())?.refused.part).toBe(6);
  expect((await read())?.refusals).toEqual([
    { reason: 'slot-taken', count: 2, before: 0 },
    ...Array(4).fill({ reason: expect.any(String), count: 1, before: 0 }),
  ]);
  expect((await readPromise(db(), LATER)).onTime.refused).toBe(2);
  const { value } = await quality.call(readDemand, span);
  const near = value?.wards.find(({ ward }) => ward === 'A')?.hours ?? [];
  expect(near.find(({ hour }) => hour === 11)?.refused).toBe(4);
  expect(faults).toEqual([]);
});

test('time on duty and time held are those of the roster and of the holds, hour by hour', async () => {
  const { value } = await quality.call(readDemand, span);
  const near = value?.wards.find(({ ward }) => ward === 'A')?.hours ?? [];
  // Six of them live there and work from eight to ten in the evening.
  expect(near.filter(({ onDuty }) => onDuty > 0).map(({ hour }) => hour)).toEqual(
    Array.from({ length: 14 }, (_, index) => 8 + index),
  );
  expect(new Set(near.map(({ onDuty }) => onDuty).filter(Boolean))).toEqual(new Set([360]));
  const { rows } = await db().query<{ minutes: number }>(
    `select sum(extract(epoch from ends_at - leave_at) / 60)::int as minutes from holds`,
  );
  const held = value?.wards.flatMap(({ hours }) => hours.map((one) => one.held)) ?? [];
  expect(held.reduce((total, minutes) => total + minutes, 0)).toBe(rows[0]?.minutes);
  expect(rows[0]?.minutes).toBeGreaterThan(0);
});

test('each figure opens its bookings, filtered as the figure was, and too long a period is refused', async () => {
  const list = async (input: Partial<InputOf<typeof listQualityRows>>) => {
    const { value } = await quality.call(listQualityRows, { ...span, rows: 'visits', ...input });
    return value?.rows.map(({ bookingId }) => bookingId);
  };
  expect(await list({})).toEqual([ids.calledOff, ids.late, ids.far, ids.onTime]);
  expect(await list({ rows: 'late', ward: 'A' })).toEqual([ids.late]);
  expect(await list({ rows: 'back' })).toEqual([ids.calledOff, ids.far]);
  expect(await list({ ward: 'A', hour: 10 })).toEqual([ids.onTime]);
  expect(await list({ rows: 'cancelled', reason: 'by-customer' })).toEqual([ids.given]);
  expect(await list({ serviceId: 2 })).toEqual([]);
  const { value } = await quality.call(listQualityRows, { ...span, rows: 'late', ward: 'A' });
  expect(value?.rows).toMatchObject([
    { value: 21, serviceName: 'Plumbing', karigarName: 'Ravi Pawar' },
  ]);
  const long = { from: addDays(DAY_OF, -90), until: DAY_OF };
  expect((await quality.call(readQuality, long)).refusal?.code).toBe('days-invalid');
  const backwards = { from: DAY_OF, until: addDays(DAY_OF, -1) };
  expect((await quality.call(readDemand, backwards)).refusal?.code).toBe('days-invalid');
});

/** The gateway says that the refund of what was given up has reached the bank. */
async function refundWithin(ms: number): Promise<void> {
  const { rows } = await db().query<{ id: string; amount: number }>(
    'select id, amount_paise::int as amount from transfers where booking_id = $1',
    [ids.given],
  );
  const [{ id: refundId, amount: amountPaise } = { id: '', amount: 0 }] = rows;
  const { call } = await beginTransfer(flows, { transferId: refundId, payoutProvider: undefined });
  flows.turnTo(NOW + ms);
  const said = { state: 'paid', reference: 'SBXR1', amountPaise } as const;
  await recordTransferResult(flows, { name: call?.name ?? '', said });
}

test('ratings and refunds have their number, and the bookings behind them', async () => {
  const asha = await db().query<{ userId: string }>(
    'select user_id as "userId" from bookings where id = $1',
    [ids.onTime],
  );
  const userId = asha.rows[0]?.userId ?? '';
  flows.turnTo(LATER - HOUR);
  const rated = await rateVisit(flows, { bookingId: ids.onTime, userId, stars: 4, comment: '' });
  expect(rated.ok).toBe(true);
  await refundWithin(60 * HOUR);
  await judge();
  const paidOn = { from: addDays(DAY_OF, -1), until: addDays(DAY_OF, 1) };
  const { value } = await quality.call(readQuality, paidOn);
  expect(value?.ratings).toMatchObject({ of: 1, part: 4 });
  expect(value?.stars).toContainEqual({ stars: 4, count: 1 });
  expect(value?.refunds).toMatchObject({ count: 1, medianDays: 2.5, within7: 1 });
  const behind = async (rows: 'ratings' | 'refunds') =>
    (await quality.call(listQualityRows, { ...paidOn, rows })).value?.rows;
  expect(await behind('ratings')).toMatchObject([{ bookingId: ids.onTime, value: 4 }]);
  expect(await behind('refunds')).toMatchObject([{ bookingId: ids.given, value: 2.5 }]);
});

test('a judgement that is taken back takes its fact with it', async () => {
  await db().query(`delete from figure_marks where kind = 'on-time' and thing = $1`, [ids.late]);
  expect((await quality.call(readQuality, span)).value?.onTime).toMatchObject({ of: 3, part: 2 });
});

test('the wishes behind what was refused are rows of hours and places, together as many as the figure', async () => {
  const rowsOf = async (more: object = {}) =>
    (await quality.call(listRefusedWishes, { ...span, ...more })).value;
  const all = await rowsOf();
  const figure = (await quality.call(readQuality, span)).value;
  const sum = (reason?: string) =>
    (all?.rows ?? [])
      .filter((one) => reason === undefined || one.reason === reason)
      .reduce((together, one) => together + one.requests, 0);
  expect(figure?.refused.part).toBeGreaterThan(0);
  expect(sum()).toBe(figure?.refused.part);
  for (const { reason, count } of figure?.refusals ?? []) {
    expect(sum(reason)).toBe(count);
    const some = await rowsOf({ reason });
    expect(some?.rows).toEqual(all?.rows.filter((one) => one.reason === reason));
  }
  expect(all?.next).toBeNull();
  // A long list comes in pages, none of them twice.
  await db().query(
    `insert into refused_wishes select $1::date, 'slot-taken', n % 24, (400000 + n)::text, 2, 1 from generate_series(1, 130) n`,
    [span.from],
  );
  const first = await rowsOf();
  const second = await rowsOf({ before: first?.next });
  const keys = [...(first?.rows ?? []), ...(second?.rows ?? [])].map((one) => JSON.stringify(one));
  expect([first?.rows.length, second?.next]).toEqual([100, null]);
  expect(new Set(keys).size).toBe(130 + (all?.rows.length ?? 0));
  const wrong = { ...span, before: '2026-99-01/slot-taken/9/400001/2' };
  expect((await quality.call(listRefusedWishes, wrong)).refusal?.code).toBe('cursor-invalid');
});
