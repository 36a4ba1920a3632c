import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { insertApiKey } from '#testing/api-keys.ts';
import { bookingRequest } from '#testing/belongings.ts';
import { type EveryRoute, startEveryRoute } from '#testing/every-route.ts';
import { freshMobile } from '#testing/sign-in-stage.ts';
import { ROOT } from './project.ts';
import { runStep } from './run-step.ts';

/** Loaded as it is packed, without the types: those are tried by `usage.ts` beside it. */
const FOLDER = join(ROOT, 'clients', 'typescript');
const { createAanganClient } = await import(pathToFileURL(join(FOLDER, 'index.mjs')).href);

let app: EveryRoute;
let aangan: ReturnType<typeof createAanganClient>;
beforeAll(async () => {
  app = await startEveryRoute();
  aangan = createAanganClient({ origin: app.base, key: await insertApiKey(app.world.db) });
});
afterAll(() => app.close());

test('a program books, looks and takes back with the package', async () => {
  const wish = bookingRequest();
  const { data: free } = await aangan.GET('/api/open-slots', {
    params: { query: { serviceId: wish.serviceId, date: wish.date, pincode: '400001' } },
  });
  expect(free.slots).toContainEqual(expect.objectContaining({ open: true }));
  const body = { ...wish, mobile: freshMobile(), language: 'hi' };
  const placed = await aangan.POST('/api/integrator/bookings', { body });
  const booking = placed.data?.booking;
  expect(booking).toMatchObject({ id: wish.id, status: 'pending', confirmed: false });
  const { data } = await aangan.GET('/api/integrator/bookings');
  expect(data?.bookings).toEqual([booking]);
  const ended = await aangan.POST('/api/integrator/bookings/{id}/cancellation', {
    params: { path: { id: wish.id } },
    body: {},
  });
  expect(ended.data?.booking.status).toBe('cancelled');
});

test('a refusal comes back by its name', async () => {
  const { error, response } = await aangan.GET('/api/integrator/bookings/{id}', {
    params: { path: { id: newId() } },
  });
  expect([response.status, error]).toEqual([404, { code: 'booking-not-found' }]);
  const stranger = createAanganClient({ origin: app.base, key: 'aangan_key_none' });
  const refused = await stranger.GET('/api/integrator/webhooks');
  expect(refused.error?.code).toBe('key-needed');
});

test('it compiles strictly, and a path, field or event that does not exist does not', async () => {
  const tsc = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
  expect(await runStep([process.execPath, tsc, '-p', FOLDER])).toEqual({ code: 0, said: '' });
});

test('the package is as the contract is, and of the version of the product', async () => {
  const check = await runStep([process.execPath, 'tools/write-client.ts', '--check']);
  expect(check).toEqual({ code: 0, said: '' });
  const [own, product] = [FOLDER, ROOT].map((folder) =>
    JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')),
  );
  expect(own.version).toBe(product.version);
  expect(own.dependencies['openapi-fetch']).toBe(product.devDependencies['openapi-fetch']);
});
