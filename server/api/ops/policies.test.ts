import { afterAll, beforeAll, expect, test } from 'vitest';
import { tryPolicy } from '#contract/ops/try-policy.ts';
import { policy } from '#contract/policy.ts';
import { newId } from '#kernel/ids.ts';
import { HOUR, MINUTE, toIndiaIso } from '#kernel/time.ts';
import { createAppCache } from '#server/cache/app-cache.ts';
import { callOffBooking } from '#server/flows/booking/call-off-booking.ts';
import { cancelBooking } from '#server/flows/booking/cancel-booking.ts';
import { reportKarigarNoShow } from '#server/flows/booking/report-karigar-no-show.ts';
import { startZone } from '#server/flows/zone/start-zone.ts';
import { insertStranger } from '#testing/cast.ts';
import type { Client } from '#testing/client.ts';
import { signInDeps } from '#testing/sign-in-stage.ts';
import { clientOf } from '#testing/signed-in.ts';
import { sowSmallTown, TOWN } from '#testing/small-town.ts';
import { startServer, type TestServer } from '#testing/start-test-server.ts';
import { START, sowWorker, visitAt, visitDeps } from '#testing/visits.ts';
import { NOW } from '#testing/world.ts';
import { policyAnswers } from './policies.ts';

let app: TestServer;
let meera: Client;
const fees = policy.cancellation;
const days = { from: '2026-11-23', until: '2026-11-23' };

beforeAll(async () => {
  app = await startServer({ answers: policyAnswers, server: () => ({ ...signInDeps() }) });
  const { db } = app.world;
  const flows = visitDeps(db);
  await sowSmallTown(db);
  for (let count = 0; count < 8; count += 1) await sowWorker(db);
  const asha = await insertStranger(db, { fullName: 'Asha Kulkarni' });
  const booked = async () => (await visitAt(flows, asha, 'assigned')).bookingId;

  const late = await booked();
  flows.turnTo(START - 2 * HOUR);
  const charged = { shownFeePaise: 16_000, shownRefundPaise: 64_000 };
  const cancelled = await cancelBooking(flows, { bookingId: late, userId: asha.id, ...charged });
  expect(cancelled).toMatchObject({ ok: true });
  const early = await booked();
  flows.turnTo(START - 30 * HOUR);
  const free = { shownFeePaise: 0, shownRefundPaise: 80_000 };
  await cancelBooking(flows, { bookingId: early, userId: asha.id, ...free });
  const ours = await booked();
  flows.turnTo(START - 2 * HOUR);
  await callOffBooking(flows, { bookingId: ours, actor: 'ops:test', why: 'The street is shut.' });
  const nobody = await booked();
  flows.turnTo(START + 45 * MINUTE);
  await reportKarigarNoShow(flows, { bookingId: nobody, userId: asha.id });

  const person = await insertStranger(db, { role: 'ops', fullName: 'Meera Joshi' });
  app.clock.now = NOW;
  meera = await clientOf(app, person, { at: NOW, remember: true });
});
afterAll(() => app.close());

test('N15: with the fees that were charged nothing comes out otherwise', async () => {
  const { value } = await meera.call(tryPolicy, { ...days, fees });
  expect(value).toMatchObject({ reckoned: 4, leftOut: 0, changed: [], changedCount: 0 });
  // 20 % of one, and for failing 20 % of another and half of the third.
  expect(value?.was).toEqual({
    ...{ feePaise: 16_000, refundPaise: 64_000 + 3 * 80_000 },
    ...{ duePaise: 0, goodwillPaise: 16_000 + 40_000 },
  });
  expect(value?.wouldBe).toEqual(value?.was);
});

test('N15: with half the late fee, customers pay half and get the rest back; we pay half for failing late; nothing is written', async () => {
  const before = await written();
  const half = { ...fees, feePercent: { ...fees.feePercent, under3Hours: 10 } };
  const { value } = await meera.call(tryPolicy, { ...days, fees: half });
  expect(value?.wouldBe).toEqual({
    ...{ feePaise: 8_000, refundPaise: 72_000 + 3 * 80_000 },
    ...{ duePaise: 0, goodwillPaise: 8_000 + 40_000 },
  });
  expect(value?.changed.map(({ kind }) => kind)).toEqual(['cancelled', 'called-off']);
  expect(await written()).toEqual(before);
});

test('N13 N15: a switch that was begun after the end of a booking changes nothing of what was charged, one that held then does', async () => {
  const { db } = app.world;
  const zone = { pool: db, places: await createAppCache(db).places() };
  const rain = (id: string) => ({
    ...{ id, city: 'mumbai', pincodes: [TOWN.near], kind: 'rain' as const, by: 'meera' },
    ...{ from: toIndiaIso(START - HOUR), until: toIndiaIso(START + HOUR) },
    ...{ closed: false, leadMinutes: 0, why: 'Water on the roads' },
    message: { en: 'Heavy rain today.', hi: 'आज तेज़ बारिश है।', mr: 'आज जोरदार पाऊस आहे.' },
  });
  expect(await startZone(zone, rain(newId()), START + 50 * MINUTE)).toMatchObject({ ok: true });
  const { value: then } = await meera.call(tryPolicy, { ...days, fees });
  expect(then?.changed).toEqual([]);
  expect(await startZone(zone, rain(newId()), START - 40 * HOUR)).toMatchObject({ ok: true });
  const { value: held } = await meera.call(tryPolicy, { ...days, fees });
  expect(held?.wouldBe).toMatchObject({ feePaise: 0, goodwillPaise: 0 });
});

test('fees that contradict themselves are refused, and so are more than two months', async () => {
  const crossed = { ...fees, freeHoursBefore: 2 };
  const refused = await meera.call(tryPolicy, { ...days, fees: crossed });
  expect(refused.refusal?.code).toBe('fees-contradict');
  const long = await meera.call(tryPolicy, { from: '2026-01-01', until: '2026-11-01', fees });
  expect(long.refusal?.code).toBe('days-invalid');
});

const written = async () =>
  (
    await app.world.db.query(
      `select (select count(*) from events)::int as events, (select count(*) from ledger_lines)::int as lines`,
    )
  ).rows;
