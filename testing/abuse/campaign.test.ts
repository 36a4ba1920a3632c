import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Product, startProduct } from '../product.ts';
import { attack, failuresOf } from './campaign.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct({ environment: { TRUSTED_PROXIES: '1' } });
});
afterAll(() => product?.close());

test('attacked from one address, the real server keeps nobody out and lets nobody book firmly', async () => {
  const logins = { connections: 8, lastsMs: 500 };
  const bookings = { accounts: 1, bookingsEach: 2, pairs: 2, patienceMs: 60_000, links: 4 };
  const heavy = { taxDocuments: 1, heavyPages: 24 };
  const sizes = { passwords: 14, codes: 8, logins, ...bookings, gateCodes: 10, ...heavy };
  const report = await attack({ url: product.url, ...sizes });
  expect(report.guesses).toEqual({ '401 invalid-credential': 10, '429 too-many-requests': 4 });
  expect([report.ownerEntered, report.ownerGotCode]).toEqual([200, 200]);
  expect(report.codes['200']).toBe(1);
  expect(report.bookings).toEqual({ held: 2 });
  expect(report.messages).toEqual({ 'held, 200': 2 });
  expect(report.residentBooked).toBe('held');
  expect(report.links).toEqual({
    ...{ '410 share-over': 4, '404 calendar': 4, '401 key-needed': 4 },
  });
  expect(report.gate).toEqual({ '200': 10 });
  expect(failuresOf(report)).toEqual([]);
  // One receipt has three drawings; whoever asks again has what was drawn.
  expect(report.taxDocuments).toEqual({ '200': 24 });
  for (const phase of ['alone', 'guesses', 'tax-documents'] as const)
    expect(report.neighbour[phase]?.asked).toBeGreaterThan(0);
});
