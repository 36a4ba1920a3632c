import { afterAll, beforeAll, expect, test } from 'vitest';
import { readOpenDays } from '#contract/public/read-open-days.ts';
import { createAppCache } from '#server/cache/app-cache.ts';
import { limits } from '#server/modules/identity/limits.ts';
import { sowKarigar, sowSmallTown, TOWN } from '#testing/small-town.ts';
import { startServer, type TestServer } from '#testing/start-test-server.ts';
import { catalogueAnswers } from './catalogue.ts';

const PHOTOGRAPHY = 2;

let app: TestServer;

beforeAll(async () => {
  app = await startServer({
    answers: catalogueAnswers,
    server: (db) => ({ facts: createAppCache(db) }),
  });
  await sowSmallTown(app.world.db);
  await sowKarigar(app.world.db, { skills: [PHOTOGRAPHY] });
});
afterAll(() => app.close());

test('who asks about the days of an event without end is asked to wait, and nobody else is', async () => {
  const ask = async (address: string) => {
    const days = { serviceId: PHOTOGRAPHY, dates: '2026-12-01', time: '02:00 PM' } as const;
    const asking = app.client({ address });
    return asking.call(readOpenDays, { ...days, pincode: TOWN.near });
  };
  expect(await ask('203.0.113.7')).toMatchObject({ status: 200, value: { open: true } });
  await app.world.db.query('update throttles set attempts = $1', [
    limits['open-days/address'].attempts,
  ]);
  const refused = await ask('203.0.113.7');
  expect(refused).toMatchObject({ status: 429, refusal: { code: 'too-many-requests' } });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await ask('198.51.100.9')).toMatchObject({ status: 200 });
});
