import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY } from '#kernel/time.ts';
import { karigarNewsOf } from '#server/modules/notification/karigar-news-of.ts';
import { readBooking } from '#server/views/bookings.ts';
import { readKarigarVisit } from '#server/views/karigar-visits.ts';
import { eventOfDays } from '#testing/event-of-days.ts';
import { sowCustomer, sowSmallTown } from '#testing/small-town.ts';
import {
  acting,
  sowWorker,
  type VisitTestDeps,
  visitAt,
  visitDeps,
  type Worker,
} from '#testing/visits.ts';
import { createWorld, type World } from '#testing/world.ts';
import { briefKarigar } from './brief-karigar.ts';
import { leaveForSafety } from './leave-for-safety.ts';
import { shareVisit } from './share-visit.ts';
import { sweepVisits } from './sweep-visits.ts';

let world: World;
let asha: Awaited<ReturnType<typeof sowCustomer>>;
let deps: VisitTestDeps;
beforeAll(async () => {
  world = await createWorld({ poolSize: 12 });
  await sowSmallTown(world.db);
  asha = await sowCustomer(world.db);
  for (let count = 0; count < 6; count += 1) await sowWorker(world.db);
});
afterAll(() => world?.close());
beforeEach(() => {
  deps = visitDeps(world.db);
});

const FLUSH = {
  work: 'The flush keeps running, worse at night.',
  access: 'Gate 2, bikes inside',
  atHome: '',
};
/** Around the middle of the pincode. */
const AROUND = { latitude: expect.closeTo(19, 0), longitude: expect.closeTo(72, 0) };
const NOTHING = { work: '', access: '', atHome: '' };

const brief = (id: string, briefing: typeof FLUSH, userId = asha.id) =>
  briefKarigar({ pool: world.db, now: deps.now }, { id, briefing, userId });

const eventsOf = async (id: string) =>
  (
    await world.db.query<{ data: { karigarId: number | null } }>(
      "select data from events where subject = $1 and type = 'KarigarBriefed' order by id",
      [id],
    )
  ).rows.map(({ data }) => data.karigarId);

const customerReads = async (id: string) => {
  const at = { now: deps.now(), paymentProvider: 'sandbox' } as const;
  const read = await readBooking(world.db, asha.id, id, at);
  return read.ok ? read.value.briefing : undefined;
};

test('both sides read it, the Karigar who has said yes is told once, and the same again is no news', async () => {
  const { bookingId, ravi } = await visitAt(deps, asha, 'assigned');
  expect(await brief(bookingId, FLUSH)).toEqual({ ok: true, value: { briefing: FLUSH } });
  await brief(bookingId, FLUSH);
  expect(await eventsOf(bookingId)).toEqual([ravi.karigarId]);
  expect(await customerReads(bookingId)).toEqual({
    told: FLUSH,
    mayWrite: true,
    enclosures: [],
    around: AROUND,
    links: null,
  });
  const seen = await readKarigarVisit(world.db, ravi.userId, bookingId, deps.now());
  expect(seen.ok && seen.value.visit.briefing).toEqual(FLUSH);
});

test('a pin and the wish to hear at the gate are notes of their own, stay while a version before says nothing, and are taken away', async () => {
  const { bookingId, ravi } = await visitAt(deps, asha, 'assigned');
  const pin = { latitude: 19.00123, longitude: 72.00456 };
  const way = { tellAtGate: true as const, pin };
  const send = (briefing: Parameters<typeof briefKarigar>[1]['briefing']) =>
    briefKarigar({ pool: world.db, now: deps.now }, { id: bookingId, briefing, userId: asha.id });
  expect(await send({ ...NOTHING, ...way })).toMatchObject({ value: { briefing: way } });
  await send(FLUSH);
  const seen = await readKarigarVisit(world.db, ravi.userId, bookingId, deps.now());
  expect(seen.ok && seen.value.visit.briefing).toEqual({ ...FLUSH, ...way });
  expect(await send({ ...FLUSH, tellAtGate: false, pin: null })).toEqual({
    ...{ ok: true, value: { briefing: FLUSH } },
  });
  expect(await eventsOf(bookingId)).toHaveLength(3);
});

test('taken back, nobody reads it any more', async () => {
  const { bookingId, ravi } = await visitAt(deps, asha, 'assigned');
  await brief(bookingId, FLUSH);
  expect(await brief(bookingId, NOTHING)).toEqual({ ok: true, value: { briefing: null } });
  expect(await customerReads(bookingId)).toEqual({
    told: null,
    mayWrite: true,
    enclosures: [],
    around: AROUND,
    links: null,
  });
  const seen = await readKarigarVisit(world.db, ravi.userId, bookingId, deps.now());
  expect(seen.ok && seen.value.visit.briefing).toBeNull();
  expect(await eventsOf(bookingId)).toHaveLength(2);
});

test('a name alone is a note, and a link for that person outlives the thirty days of others until the visit is long over', async () => {
  const { bookingId, ravi } = await visitAt(deps, asha, 'assigned');
  const savita = { ...NOTHING, atHome: 'Savita Kulkarni' };
  expect(await brief(bookingId, savita)).toEqual({ ok: true, value: { briefing: savita } });
  const seen = await readKarigarVisit(world.db, ravi.userId, bookingId, deps.now());
  expect(seen.ok && seen.value.visit.briefing?.atHome).toBe('Savita Kulkarni');
  await shareVisit(deps, { bookingId, userId: asha.id });
  const made = await shareVisit(deps, { bookingId, userId: asha.id, atHome: true });
  const [link, ...others] = (await customerReads(bookingId))?.links ?? [];
  expect([link?.id, others]).toEqual([made.ok && made.value.id, []]);
  await brief(bookingId, NOTHING);
  expect((await customerReads(bookingId))?.links).toHaveLength(1);
  const { rows } = await world.db.query('select ends_at from visits where booking_id = $1', [
    bookingId,
  ]);
  const kept = Number(rows[0].ends_at) + 30 * DAY;
  expect(await sweepVisits(world.db, kept)).toMatchObject({ shares: 0 });
  expect(await sweepVisits(world.db, kept + 1)).toMatchObject({ shares: 2 });
});

test('the number of whoever is at home is the customer’s and the office’s, no crew’s, and goes with the name', async () => {
  const { bookingId, ravi } = await visitAt(deps, asha, 'assigned');
  const savita = { ...NOTHING, atHome: 'Savita Kulkarni', atHomeMobile: '+919820077332' };
  expect(await brief(bookingId, savita)).toEqual({ ok: true, value: { briefing: savita } });
  expect((await customerReads(bookingId))?.told).toEqual(savita);
  const ofCrew = async () => {
    const seen = await readKarigarVisit(world.db, ravi.userId, bookingId, deps.now());
    return seen.ok ? seen.value.visit : undefined;
  };
  expect((await ofCrew())?.mayRingHome).toBe(true);
  expect(JSON.stringify(await ofCrew())).not.toContain('9820077332');
  // A version before knows of no number, and takes none away.
  const { atHomeMobile: _, ...older } = savita;
  await brief(bookingId, { ...older, work: 'The flush leaks' });
  expect((await customerReads(bookingId))?.told?.atHomeMobile).toBe(savita.atHomeMobile);
  // Another name without a number has none.
  await brief(bookingId, { ...older, atHome: 'Ramesh Kulkarni' });
  expect(await customerReads(bookingId)).toMatchObject({ told: { atHome: 'Ramesh Kulkarni' } });
  expect((await customerReads(bookingId))?.told).not.toHaveProperty('atHomeMobile');
  // Without a name it would be a number of nobody.
  await brief(bookingId, { ...savita, work: 'The flush leaks', atHome: '' });
  expect((await customerReads(bookingId))?.told).toEqual({ ...NOTHING, work: 'The flush leaks' });
  expect((await ofCrew())?.mayRingHome).toBe(false);
});

test('once somebody has set out it stays as it is, and a stranger’s booking is not found', async () => {
  const { bookingId } = await visitAt(deps, asha, 'dispatched');
  expect(await brief(bookingId, FLUSH)).toMatchObject({ refusal: { code: 'briefing-closed' } });
  expect(await customerReads(bookingId)).toEqual({
    told: null,
    mayWrite: false,
    enclosures: [],
    around: AROUND,
    links: null,
  });
  const stranger = await sowCustomer(world.db);
  expect(await brief(bookingId, FLUSH, stranger.id)).toMatchObject({
    refusal: { code: 'booking-not-found' },
  });
});

test('everybody of a crew who has said yes is told, and whoever has left for safety is not', async () => {
  const crew: Worker[] = [];
  await world.db.query('update karigars set active = false');
  for (let count = 0; count < 4; count += 1) crew.push(await sowWorker(world.db, [6]));
  const wedding = { serviceId: 6, pricePaise: 1_500_000 };
  const id = await eventOfDays(deps, asha, wedding, ['2026-11-25'], crew);
  await brief(id, FLUSH);
  const { rows } = await world.db.query(
    "select type, subject, data from events where subject = $1 and type = 'KarigarBriefed'",
    [id],
  );
  const [news] = karigarNewsOf(rows[0]);
  const numbers = crew.map(({ karigarId }) => karigarId);
  expect(news?.kind).toBe('briefed');
  expect([...(news?.karigarIds ?? [])].sort()).toEqual([...numbers].sort());
  const left = crew[3] as Worker;
  expect(await leaveForSafety(deps, acting(deps, left, id))).toMatchObject({ ok: true });
  await brief(id, { ...FLUSH, access: 'Gate 3' });
  const later = await world.db.query(
    "select data->'karigarIds' as told from events where subject = $1 and type = 'KarigarBriefed' order by id desc",
    [id],
  );
  expect([...later.rows[0].told].sort()).toEqual(numbers.slice(0, 3).sort());
});
