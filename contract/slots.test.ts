import { expect, test } from 'vitest';
import { SLOT_HOURS, SLOT_LABELS, slotHour, slotLabel } from './slots.ts';

test('there are twelve hourly slots, from nine in the morning to eight in the evening', () => {
  expect(SLOT_LABELS).toEqual([
    '09:00 AM',
    '10:00 AM',
    '11:00 AM',
    '12:00 PM',
    '01:00 PM',
    '02:00 PM',
    '03:00 PM',
    '04:00 PM',
    '05:00 PM',
    '06:00 PM',
    '07:00 PM',
    '08:00 PM',
  ]);
});

test('a label leads back to its hour, and no other text leads anywhere', () => {
  expect(SLOT_HOURS.map((hour) => slotHour(slotLabel(hour)))).toEqual([...SLOT_HOURS]);
  for (const text of ['08:00 AM', '09:00 PM', '9:00 AM', '', 'toString']) {
    expect(slotHour(text)).toBeUndefined();
  }
});

test('midnight is twelve', () => {
  expect(slotLabel(0)).toBe('12:00 AM');
});
