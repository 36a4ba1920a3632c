import { beforeEach, describe, expect, test, vi } from 'vitest';
import { rememberPath, takeRememberedPath } from './remembered-path.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('location', { origin: 'http://localhost:3000' });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

const goesTo = (path: string, roles: Parameters<typeof takeRememberedPath>[0] = ['customer']) => {
  rememberPath(path);
  return takeRememberedPath(roles);
};

describe('the page after a sign-in', () => {
  test('to the dashboard when nothing is remembered', () => {
    expect(takeRememberedPath(['customer'])).toBe('/main');
  });

  test('to the remembered path, once', () => {
    expect(goesTo('/booking-history?from=mail#latest')).toBe('/booking-history?from=mail#latest');
    expect(takeRememberedPath(['customer'])).toBe('/main');
  });

  test.each([
    'https://evil.example/main',
    '//evil.example/main',
    '/\\evil.example',
    'javascript:alert(1)',
    'booking-history',
    '',
  ])('never to another origin: %s', (path) => {
    expect(goesTo(path)).toBe('/main');
  });

  test.each(['/', '/login', '/signup?x=1'])('not back to a sign-in page: %s', (path) => {
    expect(goesTo(path)).toBe('/main');
  });

  test('only where their role may go', () => {
    expect(goesTo('/ops/board')).toBe('/main');
    expect(goesTo('/ops/board', ['customer', 'ops'])).toBe('/ops/board');
    expect(goesTo('/karigar/today', ['customer'])).toBe('/main');
    expect(goesTo('/karigar/today', ['karigar'])).toBe('/karigar/today');
  });
});
