import { afterAll, beforeAll, expect, test } from 'vitest';
import { importRateCards, RATE_COLUMNS } from '#contract/ops/import-rate-cards.ts';
import { listRateCards } from '#contract/ops/list-rate-cards.ts';
import { type Belongings, insertSomebody } from '#testing/belongings.ts';
import { type EveryRoute, startEveryRoute } from '#testing/every-route.ts';

let app: EveryRoute;
let meera: Belongings;
beforeAll(async () => {
  app = await startEveryRoute();
  meera = await insertSomebody(app, { role: 'ops' });
});
afterAll(() => app.close());

const tap = 'plumbing,tap,parts,piece,480.50,water,Tap,नल,नळ';
const pipe = 'plumbing,pipe,parts,metre,140,,Pipe,पाइप,पाइप';
const fileOf = (...rows: string[]) => [RATE_COLUMNS.join(','), ...rows].join('\n');
const send = (csv: string, only?: 'look') =>
  meera.client.call(importRateCards, { csv, ...(only && { only }) });
const outcomes = async (csv: string, only?: 'look') => {
  const { value } = await send(csv, only);
  return [value?.written, ...(value?.rows.map(({ key, outcome }) => `${key} ${outcome}`) ?? [])];
};
const plumbing = async () =>
  (await meera.client.call(listRateCards, {})).value?.rates
    .filter(({ service }) => service === 'plumbing')
    .map(({ key, pricePaise, picture }) => [key, pricePaise, picture]);
const emptied = () => app.world.db.query('delete from rate_card_rows');

test('a file is the whole card of the services in it: looked at first, written once, and without a row that row goes', async () => {
  await emptied();
  expect(await outcomes(fileOf(tap, pipe), 'look')).toEqual([false, 'tap new', 'pipe new']);
  expect(await plumbing()).toEqual([]);
  expect(await outcomes(fileOf(tap, pipe))).toEqual([true, 'tap new', 'pipe new']);
  const both = [
    ['tap', 48_050, 'water'],
    ['pipe', 14_000, 'tools'],
  ];
  expect(await plumbing()).toEqual(both);
  expect(await outcomes(fileOf(tap, pipe))).toEqual([false, 'tap same', 'pipe same']);
  const dearer = tap.replace('480.50', '500');
  const wire = 'house-cleaning,wire,parts,metre,40,wire,Wire,तार,वायर';
  expect(await outcomes(fileOf(dearer, wire))).toEqual([
    ...[true, 'tap changed', 'wire new', 'pipe gone'],
  ]);
  expect(await plumbing()).toEqual([['tap', 50_000, 'water']]);
  const { rows } = await app.world.db.query(
    `select actor, data -> 'services' as services from events where type = 'RateCardsWritten'`,
  );
  expect(rows).toContainEqual({
    ...{ actor: `ops:${meera.person.id}`, services: ['plumbing', 'house-cleaning'] },
  });
});

test('while one row is wrong nothing is written, and each is named by its line and column', async () => {
  await emptied();
  const file = fileOf(
    ...[
      tap,
      tap,
      'gardening,tree,labour,piece,10,,Tree,पेड़,झाड',
      'plumbing,x y,parts,piece,10,,X,X,X',
    ],
    ...[
      pipe.replace('metre', 'mile'),
      pipe.replace('140', 'free'),
      pipe.replace('parts,', 'gold,'),
    ],
    ...[
      tap.replace('water', 'unicorn').replace('tap', 'tap-2'),
      'plumbing,bare,parts,piece,10,,Bare,,नळ',
    ],
  );
  const { value } = await send(file);
  expect(value?.written).toBe(false);
  expect(value?.rows.map(({ line, column, code }) => [line, column, code])).toEqual([
    [2, null, null],
    [3, 'key', 'key-there'],
    [4, 'service', 'service-unknown'],
    [5, 'key', 'key-invalid'],
    [6, 'unit', 'unit-unknown'],
    [7, 'rupees', 'amount-invalid'],
    [8, 'kind', 'line-kind-invalid'],
    [9, 'picture', 'picture-unknown'],
    [10, 'name_hi', 'text-invalid'],
  ]);
  expect(await plumbing()).toEqual([]);
  expect((await send('pincode\n400001')).refusal?.code).toBe('rates-unreadable');
});
