import { expect, test } from 'vitest';
import { dashboard as en } from '#i18n/en/dashboard.ts';
import { dashboard as hi } from '#i18n/hi/dashboard.ts';
import { dashboard as mr } from '#i18n/mr/dashboard.ts';
import { availabilityLine, todayOf } from './availability-line.ts';

const today = { kind: 'from-hour', date: '2026-11-21', minute: 720, daysAhead: 0 } as const;
const tomorrow = { kind: 'onwards', date: '2026-11-22', minute: 540, daysAhead: 1 } as const;
const later = { kind: 'onwards', date: '2026-11-24', minute: 540, daysAhead: 3 } as const;
const none = { kind: 'none', date: null, minute: null, daysAhead: null } as const;

test('the availability line says from when (ruling R30)', () => {
  expect(availabilityLine(today, en, 'en')).toBe('Today from 12\u00a0PM');
  expect(availabilityLine(tomorrow, en, 'en')).toBe('Tomorrow onwards');
  expect(availabilityLine(later, en, 'en')).toBe('From 24 Nov');
  expect(availabilityLine(none, en, 'en')).toBe('No slots in the next two weeks');
});

test('the availability line speaks Hindi and Marathi', () => {
  expect(availabilityLine(today, hi, 'hi')).toBe('आज 12\u00a0PM से');
  expect(availabilityLine(today, mr, 'mr')).toBe('आज 12\u00a0PM पासून');
});

test('today is read from the server’s answer, whatever the browser’s clock says', () => {
  expect(todayOf([{ availability: none }, { availability: later }])).toBe('2026-11-21');
  expect(todayOf([{ availability: none }])).toBeUndefined();
});
