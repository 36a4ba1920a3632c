import { afterAll, beforeAll, expect, test } from 'vitest';
import { readOpenDays } from '#contract/public/read-open-days.ts';
import { createFacts } from '#server/facts/facts.ts';
import { limits } from '#server/modules/identity/limits.ts';
import { type House, openHouse } from '#testing/open-house.ts';
import { sowKarigar, sowSmallTown, TOWN } from '#testing/small-town.ts';
import { catalogueAnswers } from './catalogue.ts';

const PHOTOGRAPHY = 2;

let house: House;

beforeAll(async () => {
  house = await openHouse({
    answers: catalogueAnswers,
    server: (db) => ({ facts: createFacts(db) }),
  });
  await sowSmallTown(house.world.db);
  await sowKarigar(house.world.db, { skills: [PHOTOGRAPHY] });
});
afterAll(() => house.close());

test('who asks about the days of an event without end is asked to wait, and nobody else is', async () => {
  const ask = async (address: string) => {
    const days = { serviceId: PHOTOGRAPHY, dates: '2026-12-01', time: '02:00 PM' } as const;
    const asking = house.client({ address });
    return asking.call(readOpenDays, { ...days, pincode: TOWN.near });
  };
  expect(await ask('203.0.113.7')).toMatchObject({ status: 200, value: { open: true } });
  await house.world.db.query('update throttles set attempts = $1', [
    limits['open-days/address'].attempts,
  ]);
  const refused = await ask('203.0.113.7');
  expect(refused).toMatchObject({ status: 429, refusal: { code: 'too-many-requests' } });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await ask('198.51.100.9')).toMatchObject({ status: 200 });
});
