import { afterEach, expect, test, vi } from 'vitest';
import { showCurrentYear } from './current-year.ts';

afterEach(() => vi.unstubAllGlobals());

test('LEGAL-01 the copyright line of a site that was built last year says this year', () => {
  const line = { dataset: { year: '2026' }, textContent: '© 2026 Aangan. All rights reserved.' };
  vi.stubGlobal('document', { querySelectorAll: () => [line] });
  showCurrentYear(new Date('2027-01-01T12:00:00Z'));
  expect(line.textContent).toBe('© 2027 Aangan. All rights reserved.');
});
