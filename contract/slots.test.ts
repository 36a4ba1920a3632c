import { expect, test } from 'vitest';
import {
  HOURLY_SLOTS,
  SLOT_LABELS,
  slotIndex,
  slotLabel,
  slotMinute,
  slotMinutes,
} from './slots.ts';

const HALF_HOURS = { firstMinute: 8 * 60 + 30, stepMinutes: 30, count: 24 };

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

test('a label leads back to its minute, at any minute of the day', () => {
  const minutes = Array.from({ length: 1440 }, (_, minute) => minute);
  expect(minutes.map((minute) => slotMinute(slotLabel(minute)))).toEqual(minutes);
  for (const text of ['9:00 AM', '13:00 PM', '09:60 AM', '00:30 AM', '', 'toString'])
    expect(slotMinute(text)).toBeUndefined();
});

test.each([HOURLY_SLOTS, HALF_HOURS])('a label has a position on its own grid alone', (grid) => {
  const labels = slotMinutes(grid).map(slotLabel);
  expect(labels.map((label) => slotIndex(grid, label))).toEqual([...labels.keys()]);
  for (const text of ['08:00 AM', '09:00 PM', '10:15 AM', ''])
    expect(slotIndex(grid, text)).toBeUndefined();
});

test('a half hour is a slot only where visits begin at half hours', () => {
  expect(slotIndex(HALF_HOURS, '09:30 AM')).toBe(2);
  expect(slotIndex(HOURLY_SLOTS, '09:30 AM')).toBeUndefined();
});

test('midnight is twelve', () => {
  expect(slotLabel(0)).toBe('12:00 AM');
});
