import { expect, test } from 'vitest';
import { wayOf } from './way-of.ts';

const HERE = 'http://localhost:3000';
const way = (path: string, differences: Partial<Request> = {}) =>
  wayOf({ method: 'GET', mode: 'cors', url: new URL(path, HERE).href, ...differences }, HERE);

test.each(['/', '/main', '/main?book=plumbing', '/bookings/7', '/privacy-policy', '/nothing'])(
  'a page that is opened: %s',
  (path) => expect(way(path, { mode: 'navigate' })).toBe('page'),
);

test.each(['/assets/customer-a1b2.js', '/assets/plumbing-c3.svg', '/favicon.svg', '/icon-192.png'])(
  'a file of the build: %s',
  (path) => expect(way(path)).toBe('file'),
);

test.each([
  '/api/bookings',
  '/api/catalogue',
  '/api/auth/session',
  '/api/notifications/live',
  '/karigar',
  '/karigar/visits/7',
  '/api/profile/image/7.png',
  '/worker.js',
  '/healthz',
  'https://elsewhere.example/assets/a.js',
])('never an answer of the API or of another origin: %s', (path) =>
  expect(way(path)).toBe('network'),
);

test.each(['/api/docs', '/api/auth/social/google/start', '/dev/outbox', '/readyz'])(
  'never a page that is not the site’s: %s',
  (path) => expect(way(path, { mode: 'navigate' })).toBe('network'),
);

test('never a write', () => {
  expect(way('/api/bookings', { method: 'POST' })).toBe('network');
  expect(way('/main', { method: 'POST', mode: 'navigate' })).toBe('network');
});
