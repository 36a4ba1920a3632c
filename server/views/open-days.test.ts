import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { instantInIndia } from '#kernel/time.ts';
import { type AppCache, createAppCache } from '#server/cache/app-cache.ts';
import { bookSlot } from '#server/flows/booking/book-slot.ts';
import { paymentDeps } from '#testing/payments.ts';
import { sowCustomer, sowKarigar, sowSmallTown, sowSociety, TOWN } from '#testing/small-town.ts';
import { createWorld, NOW, type World } from '#testing/world.ts';
import { readOpenDays } from './open-days.ts';

const PHOTOGRAPHY = 2;

let world: World;
let facts: AppCache;
let ravi: number;
let farida: number;

beforeAll(async () => {
  world = await createWorld();
  await sowSmallTown(world.db);
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.db.query('truncate holds; delete from karigars; delete from societies');
  ravi = await sowKarigar(world.db, { skills: [PHOTOGRAPHY] });
  farida = await sowKarigar(world.db, { skills: [PHOTOGRAPHY] });
  facts = createAppCache(world.db);
});

/** The whole of a day, or from an hour to another. */
async function take(karigarId: number, date: string, [from, until] = [6, 23]): Promise<void> {
  await world.db.query(
    `insert into holds (booking_id, karigar_id, pincode, leave_at, starts_at, ends_at)
      values ($1, $2, $3, $4::timestamptz - interval '1 minute', $4, $5)`,
    [
      ...[newId(), karigarId, TOWN.near],
      ...[from, until].map((hour) => new Date(instantInIndia(date, (hour as number) * 60))),
    ],
  );
  facts = createAppCache(world.db);
}

async function read(dates: string, change: Partial<Parameters<typeof readOpenDays>[1]> = {}) {
  const input = { serviceId: PHOTOGRAPHY, pincode: TOWN.near, dates, time: '02:00 PM', ...change };
  const outcome = await readOpenDays(facts, input, NOW);
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return outcome.value;
}

describe('several days of an event', () => {
  test('are open when the same people are free on all of them, not when others are each day', async () => {
    expect(await read('2026-12-01,2026-12-02')).toMatchObject({ open: true, alternatives: [] });
    await take(ravi, '2026-12-01');
    await take(farida, '2026-12-02');
    // Somebody is free on each of the days, nobody on both.
    const answer = await read('2026-12-01,2026-12-02');
    expect(answer).toMatchObject({ open: false, closed: [] });
    expect(answer.alternatives).toEqual([
      { dates: ['2026-12-02', '2026-12-03'], time: '02:00 PM' },
      { dates: ['2026-11-30', '2026-12-01'], time: '02:00 PM' },
      { dates: ['2026-12-03', '2026-12-04'], time: '02:00 PM' },
      { dates: ['2026-11-29', '2026-11-30'], time: '02:00 PM' },
    ]);
  });

  test('that are taken at the hour are offered at the nearest other hours first, and each can really be booked', async () => {
    for (const one of [ravi, farida]) await take(one, '2026-12-02', [13, 16]);
    const { open, closed, alternatives } = await read('2026-12-01,2026-12-02');
    expect({ open, closed }).toEqual({ open: false, closed: ['2026-12-02'] });
    const days = ['2026-12-01', '2026-12-02'];
    expect(alternatives.slice(0, 3)).toEqual([
      { dates: days, time: '11:00 AM' },
      { dates: days, time: '05:00 PM' },
      { dates: days, time: '10:00 AM' },
    ]);
    // The day after the taken one, as a whole: what was wished for, one day later, meets it again.
    expect(alternatives.slice(3)).toEqual([
      { dates: ['2026-11-30', '2026-12-01'], time: '02:00 PM' },
    ]);
    const asha = await sowCustomer(world.db);
    const app = paymentDeps(world.db, NOW);
    const booked = await bookSlot(app, asha, {
      ...{ id: newId(), serviceId: PHOTOGRAPHY, shownPricePaise: 400_000, paymentMethod: 'upi' },
      ...{ date: '2026-12-01', moreDates: ['2026-12-02'], time: '02:00 PM' },
      address: {
        ...{ street: 'A-1', city: 'Mumbai', state: 'Maharashtra' },
        ...{ pincode: TOWN.near, landmark: '' },
      },
    });
    expect(booked).toMatchObject({ refusal: { code: 'days-taken', params: { alternatives } } });
  });

  test('that are not open are answered with other days, and the month around them is not counted', async () => {
    await take(ravi, '2026-12-01');
    await take(farida, '2026-12-02');
    const counted = new Set<string>();
    const watched = facts;
    facts = {
      ...watched,
      board: (date, freshness) => {
        counted.add(date);
        return watched.board(date, freshness);
      },
    };
    const month = { from: '2026-12-01', until: '2026-12-31' };
    const answer = await read('2026-12-01,2026-12-02', month);
    expect(answer).toMatchObject({ open: false, notToAdd: [] });
    expect(answer.alternatives).not.toEqual([]);
    expect(counted.size).toBeLessThanOrEqual(6);
  });

  test('tell a calendar which days cannot be added to them', async () => {
    await take(ravi, '2026-12-01');
    await take(farida, '2026-12-03');
    for (const one of [ravi, farida]) await take(one, '2026-12-04');
    await sowSociety(world.db, { weekday: 0, startsMinute: 0, endsMinute: 1440 });
    await world.db.query(`update societies set quiet_for = 'all'`);
    const month = { from: '2026-11-30', until: '2026-12-06', society: 'Sahyadri Heights' };
    // Farida alone has time on the first; the sixth is a Sunday, on which the customer's society wants quiet.
    expect((await read('2026-12-01', month)).notToAdd).toEqual([
      { date: '2026-12-03', reason: 'not-the-team' },
      { date: '2026-12-04', reason: 'full' },
      { date: '2026-12-06', reason: 'society-quiet' },
    ]);
    const soon = await read('2026-12-02', { from: '2026-11-20', until: '2026-11-22' });
    expect(soon.notToAdd).toEqual([{ date: '2026-11-21', reason: 'too-soon' }]);
  });

  test('are not asked about for longer than a calendar shows, nor where we do not come', async () => {
    const input = { serviceId: PHOTOGRAPHY, dates: '2026-12-01', time: '02:00 PM' };
    const year = { ...input, from: '2026-12-01', until: '2027-11-01' };
    expect(await readOpenDays(facts, year, NOW)).toMatchObject({
      refusal: { code: 'range-invalid' },
    });
    const month = { ...input, from: '2026-12-01', until: '2026-12-31' };
    expect(await readOpenDays(facts, month, NOW)).toMatchObject({ ok: true });
    const outside = { ...input, pincode: TOWN.outside };
    expect(await readOpenDays(facts, outside, NOW)).toMatchObject({
      refusal: { code: 'outside-served-area' },
    });
  });
});
