import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAllowanceRates } from '#contract/ops/list-allowance-rates.ts';
import { setAllowanceRates } from '#contract/ops/set-allowance-rates.ts';
import { addDays } from '#kernel/time.ts';
import { type Belongings, insertSomebody } from '#testing/belongings.ts';
import { type EveryRoute, startEveryRoute } from '#testing/every-route.ts';

let app: EveryRoute;
let meera: Belongings;
beforeAll(async () => {
  app = await startEveryRoute();
  meera = await insertSomebody(app, { role: 'ops' });
});
afterAll(() => app.close());

const RATES = {
  ...{ waitingFreeMinutes: 10, waitingPaisePerMinute: 300, waitingMostPaise: 15_000 },
  ...{ wayFreeKm: 8, wayPaisePerKm: 700, wayMostPaise: 20_000 },
  ...{ dayPaisePerHour: 6_000, dayMostPaise: 48_000 },
};
const set = (holdsFrom: string, change: Partial<typeof RATES> = {}) =>
  meera.client.call(setAllowanceRates, {
    ...{ holdsFrom, ...RATES, ...change, why: 'Petrol costs more' },
  });
const list = async () => {
  const { value } = await meera.client.call(listAllowanceRates, {});
  if (!value) throw new Error('No rates were read');
  return value;
};
const events = async () =>
  (await app.world.db.query("select from events where type = 'AllowanceRatesSet'")).rowCount;

test('rates are set for a day ahead, set anew until it comes, and told once; today and the past stand', async () => {
  const { today, rates } = await list();
  expect(rates.map(({ state }) => state)).toEqual(['holds']);
  for (const day of [addDays(today, -1), today, addDays(today, 400)])
    expect((await set(day)).refusal?.code).toBe('rates-day-invalid');
  const tomorrow = addDays(today, 1);
  await Promise.all([set(tomorrow), set(tomorrow), set(tomorrow)]);
  expect(await events()).toBe(1);
  expect((await list()).rates[0]).toEqual({ holdsFrom: tomorrow, state: 'ahead', ...RATES });
  expect((await set(tomorrow, { wayFreeKm: 9 })).value).toEqual({ holdsFrom: tomorrow });
  expect((await list()).rates.map(({ state, wayFreeKm }) => [state, wayFreeKm])).toEqual([
    ['ahead', 9],
    ['holds', 10],
  ]);
  expect(await events()).toBe(2);
});

test('rates that no table could hold are refused by their field', async () => {
  const { refusal } = await set('2027-01-01', { waitingPaisePerMinute: -1 });
  expect(refusal).toMatchObject({ fields: { waitingPaisePerMinute: 'number-invalid' } });
});
