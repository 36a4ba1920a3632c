import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { createAppCache } from '#server/cache/app-cache.ts';
import { writePlacings } from '#server/flows/steps/booking/write-placings.ts';
import { cityFacts } from '#server/seed/city-facts.ts';
import { readCity } from '#server/seed/read-city.ts';
import { sowCity } from '#server/seed/sow-city.ts';
import { languagesAt } from '#server/views/offered-languages.ts';
import { readOpenDays } from '#server/views/open-days.ts';
import { readOpenSlots } from '#server/views/open-slots.ts';
import { readPincode } from '#server/views/pincode.ts';
import { sowCustomer, sowKarigar, sowSmallTown, TOWN } from '#testing/small-town.ts';
import { createWorld, type World } from '#testing/world.ts';
import { bookSlot, type Customer } from './book-slot.ts';

const DATE = '2026-11-24';
const KOTHRUD = '411038';
const BANER = '411045';
const PLUMBING = 3;
const EVENT = 6;

let world: World;
let asha: Customer;

beforeAll(async () => {
  world = await createWorld();
  await sowSmallTown(world.db);
  await sowCity(world.db, await readCity('testing/cities/pune.json'));
  asha = await sowCustomer(world.db);
});
afterAll(() => world.close());
beforeEach(() => world.db.query('truncate holds, city_closures; delete from karigars'));

const slotsAt = async (pincode?: string, date = DATE) => {
  const answer = await readOpenSlots(
    createAppCache(world.db),
    { serviceId: PLUMBING, date, ...(pincode && { pincode }) },
    world.now,
  );
  if (!answer.ok) throw new Error(answer.refusal.code);
  return answer.value.slots;
};
const openAt = async (pincode?: string, date = DATE) =>
  (await slotsAt(pincode, date)).filter(({ open }) => open).map(({ label }) => label);

async function book(pincode: string, time: string, date = DATE): Promise<string> {
  const facts = createAppCache(world.db);
  const address = { street: 'A-1', city: '', state: '', pincode, landmark: '' };
  const outcome = await bookSlot(
    { pool: world.db, now: () => world.now, facts, writePlacing: writePlacings(world.db) },
    asha,
    {
      ...{ id: newId(), serviceId: PLUMBING, date, time, address },
      ...{ paymentMethod: 'cash', shownPricePaise: 80_000 },
    },
  );
  return outcome.ok ? 'booked' : outcome.refusal.code;
}

test('each city says which languages are offered there; one that says nothing offers all', async () => {
  const offered = async (pincode: string) =>
    (await languagesAt(createAppCache(world.db), { pincode })).languages;
  const toAnybody = async () => (await createAppCache(world.db).places()).languages;
  expect([await offered(TOWN.near), await offered(KOTHRUD)]).toEqual([undefined, undefined]);
  await world.db.query(`update cities set languages = '{xx,hi,en}' where slug = 'mumbai'`);
  expect([await offered(TOWN.near), await offered(KOTHRUD)]).toEqual([['en', 'hi'], undefined]);
  expect(await toAnybody()).toEqual(['en', 'hi', 'mr']);
  await world.db.query(`update cities set languages = '{en}' where slug = 'pune'`);
  expect([await offered(TOWN.near), await offered(KOTHRUD)]).toEqual([['en', 'hi'], ['en']]);
  expect(await toAnybody()).toEqual(['en', 'hi']);
  await world.db.query(`update cities set languages = '{}'`);
});

test('a city’s data file names only languages of the product', async () => {
  const { languages, ...facts } = await readCity('testing/cities/pune.json');
  expect(languages).toBeUndefined();
  expect(cityFacts.safeParse({ ...facts, languages: ['en', 'mr'] }).success).toBe(true);
  for (const wrong of [[], ['xx'], 'en'])
    expect(cityFacts.safeParse({ ...facts, languages: wrong }).success).toBe(false);
});

test('each city has its own slots, and a pincode says its own city', async () => {
  expect(await slotsAt(TOWN.near)).toHaveLength(12);
  const labels = (await slotsAt(KOTHRUD)).map(({ label }) => label);
  expect(labels).toHaveLength(23);
  expect(labels.slice(0, 4)).toEqual(['09:00 AM', '09:30 AM', '10:00 AM', '10:30 AM']);
  expect(labels.at(-1)).toBe('08:00 PM');
  const facts = createAppCache(world.db);
  expect(await readPincode(facts, KOTHRUD)).toMatchObject({
    value: { city: 'Pune', cityName: { mr: 'पुणे' }, state: 'Maharashtra' },
  });
  expect(await readPincode(facts, TOWN.near)).toMatchObject({ value: { city: 'Mumbai' } });
});

test('a half hour is booked where visits begin at half hours, and refused elsewhere', async () => {
  await sowKarigar(world.db, { home: KOTHRUD });
  await sowKarigar(world.db, { home: TOWN.near });
  expect(await book(TOWN.near, '09:30 AM')).toBe('time-invalid');
  expect(await book(KOTHRUD, '09:15 AM')).toBe('time-invalid');
  expect(await book(KOTHRUD, '09:30 AM')).toBe('booked');
  expect(await book(TOWN.near, '10:00 AM')).toBe('booked');
  const { rows } = await world.db.query('select starts_at from holds order by starts_at');
  expect(rows).toHaveLength(2);
});

test('slots beyond the sixteenth are counted, taken and freed like the others', async () => {
  await sowKarigar(world.db, { home: KOTHRUD, shift: [17 * 60, 22 * 60] });
  expect(await openAt(KOTHRUD)).toEqual([
    ...['05:00 PM', '05:30 PM', '06:00 PM', '06:30 PM', '07:00 PM', '07:30 PM', '08:00 PM'],
  ]);
  expect(await book(KOTHRUD, '05:30 PM')).toBe('booked');
  // Ninety minutes of work, ten to the next door: from ten past seven on.
  expect(await openAt(KOTHRUD)).toEqual(['07:30 PM', '08:00 PM']);
  await world.db.query('truncate holds');
  expect(await openAt(KOTHRUD)).toHaveLength(7);
});

test('nobody is sent into another city, however far they would go and however near it is', async () => {
  await sowKarigar(world.db, { home: TOWN.near, reachMinutes: 32_000 });
  await world.db.query('insert into travel_times values ($1, $2, 5), ($2, $1, 5)', [
    TOWN.near,
    KOTHRUD,
  ]);
  expect((await slotsAt(KOTHRUD)).map(({ reason }) => reason)).toEqual(
    Array.from({ length: 23 }, () => 'not-offered'),
  );
  expect(await book(KOTHRUD, '10:00 AM')).toBe('slot-taken');
  expect(await openAt(TOWN.near)).toHaveLength(12);
  // Without a pincode the first city is meant: whoever lives elsewhere does not open its slots.
  await world.db.query('delete from karigars');
  await sowKarigar(world.db, { home: KOTHRUD });
  expect(await openAt()).toEqual([]);
  expect(await openAt(BANER)).toHaveLength(23);
  await world.db.query('delete from travel_times where from_pincode = $1 and to_pincode = $2', [
    TOWN.near,
    KOTHRUD,
  ]);
});

test('a holiday closes its own city, for looking and for booking', async () => {
  await sowKarigar(world.db, { home: KOTHRUD });
  await sowKarigar(world.db, { home: TOWN.near });
  await world.db.query('insert into city_closures values ($1, $2)', ['pune', DATE]);
  expect(await openAt(KOTHRUD)).toEqual([]);
  expect(await book(KOTHRUD, '10:00 AM')).toBe('slot-taken');
  expect(await openAt(KOTHRUD, '2026-11-25')).toHaveLength(23);
  expect(await openAt(TOWN.near)).toHaveLength(12);
});

test('several days are found together at half hours', async () => {
  for (const _ of [1, 2, 3, 4]) await sowKarigar(world.db, { home: KOTHRUD });
  const facts = createAppCache(world.db);
  const asked = { serviceId: EVENT, pincode: KOTHRUD, dates: '2026-11-30,2026-12-01' };
  const at = (time: string) => readOpenDays(facts, { ...asked, time }, world.now);
  expect(await at('09:30 AM')).toMatchObject({ value: { open: true } });
  expect(await at('09:20 AM')).toMatchObject({ refusal: { code: 'time-invalid' } });
  // Eight hours of work end at half past ten: the shift does not.
  expect(await at('02:30 PM')).toMatchObject({
    value: {
      open: false,
      alternatives: [{ time: '02:00 PM' }, { time: '01:30 PM' }, { time: '01:00 PM' }],
    },
  });
});
