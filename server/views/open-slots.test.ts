import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SLOT_LABELS } from '#contract/slots.ts';
import { instantInIndia } from '#kernel/time.ts';
import { type AppCache, createAppCache } from '#server/cache/app-cache.ts';
import { sellAnotherVersion } from '#testing/another-version.ts';
import { sowKarigar, sowSmallTown, sowSociety, TOWN } from '#testing/small-town.ts';
import { createWorld, type World } from '#testing/world.ts';
import { catalogueReader } from './catalogue.ts';
import { readOpenDays } from './open-days.ts';
import { readOpenSlots } from './open-slots.ts';

const CLEANING = 1;
const PLUMBING = 3;
const PHOTOGRAPHY = 2;
const POOJA = 8;

let world: World;
let facts: AppCache;

beforeAll(async () => {
  world = await createWorld();
  await sowSmallTown(world.db);
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.db.query('truncate holds; delete from karigars; delete from societies');
  await sowKarigar(world.db);
  facts = createAppCache(world.db);
});

const at = (date: string, hour: number, minute = 0) => instantInIndia(date, hour * 60 + minute);

async function read(input: Parameters<typeof readOpenSlots>[1], now: number) {
  const outcome = await readOpenSlots(facts, input, now);
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return outcome.value;
}

const openHours = ({ slots }: Awaited<ReturnType<typeof read>>) =>
  slots.filter((slot) => slot.open).map((slot) => slot.minute / 60);

describe('the twelve slots of a day', () => {
  test('are always all there, with the server’s day and the last that can be booked', async () => {
    const answer = await read({ serviceId: PLUMBING }, at('2026-11-23', 7));
    expect(answer.slots.map((slot) => slot.label)).toEqual(SLOT_LABELS);
    expect(answer).toMatchObject({
      date: '2026-11-23',
      today: '2026-11-23',
      lastDate: '2027-11-23',
    });
  });

  test('BOOK-05 when no slot remains today the day is tomorrow; for an event the first that its notice allows', async () => {
    const evening = at('2026-11-23', 18, 1);
    expect(await read({ serviceId: PLUMBING }, evening)).toMatchObject({ date: '2026-11-24' });
    expect(await read({ serviceId: PHOTOGRAPHY }, evening)).toMatchObject({ date: '2026-11-24' });
    const night = at('2026-11-23', 20, 1);
    expect(await read({ serviceId: PHOTOGRAPHY }, night)).toMatchObject({ date: '2026-11-25' });
  });

  test('a day that is full is passed over', async () => {
    await world.db.query(
      `insert into holds (booking_id, karigar_id, pincode, leave_at, starts_at, ends_at)
        select gen_random_uuid(), id, $1, $2, $3, $4 from karigars`,
      [TOWN.near, ...[7, 8, 22].map((hour) => new Date(at('2026-11-23', hour)))],
    );
    const morning = at('2026-11-23', 6);
    expect(await read({ serviceId: PLUMBING }, morning)).toMatchObject({ date: '2026-11-24' });
    const full = await read({ serviceId: PLUMBING, date: '2026-11-23' }, morning);
    expect(full.slots.slice(0, 11).every((slot) => slot.reason === 'full')).toBe(true);
  });

  test('an answer is kept only until the clock closes its next slot', async () => {
    const question = { serviceId: PLUMBING, date: '2026-11-23' };
    expect(openHours(await read(question, at('2026-11-23', 10)))[0]).toBe(12);
    expect(openHours(await read(question, at('2026-11-23', 10) + 1))[0]).toBe(13);
    expect(openHours(await read(question, at('2026-11-23', 9)))[0]).toBe(11);
  });

  test('an answer is kept only until the clock ends the next hour that is free to cancel', async () => {
    const question = { serviceId: PLUMBING, date: '2026-11-24' };
    const since = async (now: number) => Date.parse((await read(question, now)).standsSince);
    const ten = at('2026-11-23', 10);
    const before = ten - 60_000;
    expect(await since(before)).toBe(before);
    expect(await since(ten)).toBe(before);
    expect(await since(ten + 1)).toBe(ten);
  });

  test('a far place closes what a near one leaves open, and an unknown one is refused', async () => {
    await world.db.query('update karigars set reach_minutes = 30');
    facts = createAppCache(world.db);
    const day = { serviceId: PLUMBING, date: '2026-11-24' };
    const now = at('2026-11-23', 9);
    expect(openHours(await read({ ...day, pincode: TOWN.near }, now)).length).toBeGreaterThan(0);
    const far = await read({ ...day, pincode: TOWN.far }, now);
    expect(new Set(far.slots.map((slot) => slot.reason))).toEqual(new Set(['not-offered']));
    expect(await readOpenSlots(facts, { ...day, pincode: TOWN.outside }, now)).toMatchObject({
      refusal: { code: 'outside-served-area' },
    });
  });

  test('a society that wants quiet closes the hours of drilling, for its own homes only, and says so', async () => {
    const day = { serviceId: PLUMBING, date: '2026-11-24', pincode: TOWN.near };
    const now = at('2026-11-23', 9);
    await sowSociety(world.db, { weekday: 2, startsMinute: 14 * 60, endsMinute: 16 * 60 });
    const free = await read(day, now);
    expect(await read({ ...day, society: 'Unknown Towers' }, now)).toBe(free);
    const quiet = await read({ ...day, society: 'sahyadri heights' }, now);
    const why = quiet.slots.filter(({ reason }) => reason === 'society-quiet');
    expect(why.map(({ minute, open, places }) => [minute / 60, open, places])).toEqual(
      [13, 14, 15].map((hour) => [hour, false, 0]),
    );
    expect(openHours(quiet)).toEqual(openHours(free).filter((hour) => hour < 13 || hour > 15));
    const cleaning = { ...day, serviceId: CLEANING, society: 'Sahyadri Heights' };
    expect(openHours(await read(cleaning, now))).toContain(14);
  });

  test('the first open day passes over a day on which the society wants quiet', async () => {
    await sowSociety(world.db, { weekday: 1, startsMinute: 0, endsMinute: 1440 });
    const question = { serviceId: PLUMBING, pincode: TOWN.near };
    const monday = at('2026-11-23', 7);
    expect(await read(question, monday)).toMatchObject({ date: '2026-11-23' });
    expect(await read({ ...question, society: 'Sahyadri Heights' }, monday)).toMatchObject({
      date: '2026-11-24',
    });
  });

  test('a pooja asks for the team of its option, by default of the dearest', async () => {
    await sowKarigar(world.db);
    facts = createAppCache(world.db);
    const day = { serviceId: POOJA, date: '2026-11-25' };
    const now = at('2026-11-23', 9);
    expect(openHours(await read({ ...day, option: 'decoration' }, now)).length).toBeGreaterThan(0);
    expect(openHours(await read(day, now))).toEqual([]);
    expect(await readOpenSlots(facts, { ...day, option: 'food' }, now)).toMatchObject({
      refusal: { code: 'option-unavailable' },
    });
  });
});

describe('the catalogue', () => {
  test('says from which hour today, or from which day, a service can be had', async () => {
    const read = async (now: number) => {
      const { services } = await catalogueReader(createAppCache(world.db), () => now)();
      return Object.fromEntries(services.map(({ slug, availability }) => [slug, availability]));
    };
    expect(await read(at('2026-11-23', 9, 30))).toMatchObject({
      plumbing: { kind: 'from-hour', minute: 720, date: '2026-11-23', daysAhead: 0 },
      'event-photography': { kind: 'onwards', date: '2026-11-24', daysAhead: 1 },
      'satyanarayan-pooja': { kind: 'none' },
    });
    expect(await read(at('2026-11-23', 19))).toMatchObject({
      plumbing: { kind: 'onwards', date: '2026-11-24', daysAhead: 1 },
    });
  });
});

test('an item chosen before an option is looked for with the dearest option, and what is not sold is still refused', async () => {
  const items = [{ key: 'flowers', pricePaise: 20_000, minutes: 30 }];
  await sellAnotherVersion(world.db, POOJA, { choices: [{ key: 'more', kind: 'any', items }] });
  for (let count = 0; count < 3; count += 1) await sowKarigar(world.db);
  facts = createAppCache(world.db);
  const day = { serviceId: POOJA, date: '2026-11-25' };
  const days = { serviceId: POOJA, dates: day.date, time: '10:00 AM', pincode: TOWN.near };
  const now = at('2026-11-23', 9);
  expect(openHours(await read({ ...day, option: 'flowers' }, now))).toContain(10);
  expect(await readOpenDays(facts, { ...days, option: 'flowers' }, now)).toMatchObject({
    value: { open: true },
  });
  for (const option of ['food.flowers', 'unknown']) {
    const refused = { refusal: { code: 'option-unavailable' } };
    expect(await readOpenSlots(facts, { ...day, option }, now)).toMatchObject(refused);
  }
});
