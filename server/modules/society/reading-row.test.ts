import { expect, test } from 'vitest';
import { readSocietyRow } from './reading-row.ts';

const row = { name: ' Sahyadri  Heights ', pincode: '400076' };

test('a row with a name and a pincode is a society that asks nothing', () => {
  expect(readSocietyRow(row)).toEqual({
    ...{ name: 'Sahyadri Heights', pincode: '400076', wings: ['A'], quietFor: 'noisy' },
    ...{
      quietHours: [],
      gateNeedsPass: false,
      gateMinutes: 0,
      gateWords: null,
      lift: null,
      forWorkers: null,
    },
  });
});

test('everything that it asks is read as people write it', () => {
  const full = {
    ...row,
    ...{ wings: 'A; B ;', quiet_for: 'ALL', quiet_hours: 'sat-mon 14:00-16:00; fri 22:00-6:30' },
    ...{ gate_needs_pass: 'Yes', gate_minutes: '10', lift: 'no' },
    ...{ toilet: 'yes', parking: 'no' },
    ...{ gate_words_en: 'Come by gate 2.', gate_words_mr: 'गेट २ ने या.' },
  };
  expect(readSocietyRow(full)).toMatchObject({
    ...{ wings: ['A', 'B'], quietFor: 'all', gateNeedsPass: true, gateMinutes: 10, lift: false },
    forWorkers: { toilet: true, water: null, parking: false },
    gateWords: { en: 'Come by gate 2.', mr: 'गेट २ ने या.' },
    quietHours: [
      { weekday: 6, startsMinute: 840, endsMinute: 960 },
      { weekday: 0, startsMinute: 840, endsMinute: 960 },
      { weekday: 1, startsMinute: 840, endsMinute: 960 },
      { weekday: 5, startsMinute: 1320, endsMinute: 1440 },
      { weekday: 6, startsMinute: 0, endsMinute: 390 },
    ],
  });
});

test.each([
  [{ name: '' }, 'name', 'text-invalid'],
  [{ pincode: '4000' }, 'pincode', 'pincode-six-digits'],
  [{ quiet_for: 'loud' }, 'quiet_for', 'quiet-for-unknown'],
  [{ quiet_hours: 'someday 14:00-16:00' }, 'quiet_hours', 'hours-invalid'],
  [{ quiet_hours: 'mon 25:00-26:00' }, 'quiet_hours', 'hours-invalid'],
  [{ quiet_hours: 'mon 14:00' }, 'quiet_hours', 'hours-invalid'],
  [{ gate_minutes: '99' }, 'gate_minutes', 'number-invalid'],
  [{ gate_minutes: 'ten' }, 'gate_minutes', 'number-invalid'],
  [{ gate_needs_pass: 'perhaps' }, 'gate_needs_pass', 'yes-or-no'],
  [{ lift: '2' }, 'lift', 'yes-or-no'],
  [{ toilet: 'somewhere' }, 'toilet', 'yes-or-no'],
  [{ gate_words_hi: 'गेट' }, 'gate_words_en', 'text-invalid'],
  [{ wings: 'A very long name of a wing' }, 'wings', 'text-invalid'],
  [{ name: 'Sahyadri\0Heights' }, 'name', 'text-invalid'],
  [{ wings: 'A\0' }, 'wings', 'text-invalid'],
  [{ gate_words_en: 'Gate\u00002' }, 'gate_words_en', 'text-invalid'],
] as const)('what cannot be read is named by its column: %o', (wrong, column, code) => {
  expect(readSocietyRow({ ...row, ...wrong })).toEqual({ column, code });
});
