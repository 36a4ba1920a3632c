import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWorld, type World } from '#testing/world.ts';
import { dayMarksReader } from './day-marks.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

test('R29 the marks between two days, with what operations say about them', async () => {
  await world.db.query(
    `insert into day_marks (day, mark, shown) values
      ('2026-11-24', 'purnima', false), ('2026-11-25', 'purnima', true), ('2026-11-25', 'unknown', true)`,
  );
  const outcome = await dayMarksReader(world.db)({ from: '2026-11-24', until: '2026-11-27' });
  expect(outcome).toEqual({
    ok: true,
    value: {
      marks: [
        { date: '2026-11-24', mark: 'guru-nanak-jayanti' },
        { date: '2026-11-25', mark: 'purnima' },
        { date: '2026-11-27', mark: 'sankashti' },
      ],
    },
  });
});

test.each([
  ['2026-11-24', '2026-11-23'],
  ['2026-11-24', '2028-01-01'],
])('from %s until %s is no range that is answered', async (from, until) => {
  const outcome = await dayMarksReader(world.db)({ from, until });
  expect(outcome).toEqual({ ok: false, refusal: { code: 'range-invalid' } });
});
