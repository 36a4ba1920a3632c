import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CASE_KINDS } from '#contract/cases.ts';
import { DAY, dateInIndia, HOUR, instantInIndia, MINUTE } from '#kernel/time.ts';
import { caseAlarmOf, deadlinesOf, dueOf, monthsLater } from './clocks.ts';

const NINE = 9 * 60;

test.each([
  ['2026-11-23', '2026-12-23'],
  ['2026-01-31', '2026-02-28'],
  ['2028-01-30', '2028-02-29'],
  ['2026-12-15', '2027-01-15'],
])('a month after %s is %s at the same minute', (from, to) => {
  expect(monthsLater(instantInIndia(from, NINE) + 1234, 1)).toBe(instantInIndia(to, NINE) + 1234);
});

test('a complaint is acknowledged within 48 hours and resolved within one month, however it falls', () => {
  const moment = fc.integer({ min: Date.UTC(2025, 0, 1), max: Date.UTC(2035, 0, 1) });
  fc.assert(
    fc.property(moment, (at) => {
      const { acknowledgeBy, resolveBy } = deadlinesOf('complaint', at);
      expect(acknowledgeBy).toBe(at + 48 * HOUR);
      expect(resolveBy - at).toBeGreaterThanOrEqual(28 * DAY);
      expect(resolveBy - at).toBeLessThanOrEqual(31 * DAY);
      expect(dateInIndia(resolveBy).slice(8) <= dateInIndia(at).slice(8)).toBe(true);
    }),
  );
});

test('what is about personal data is answered within 30 days, and a dispute when the clock decides it', () => {
  const at = instantInIndia('2026-11-23', NINE);
  expect(deadlinesOf('data-request', at).resolveBy).toBe(at + 30 * DAY);
  expect(deadlinesOf('dispute', at).resolveBy).toBe(at + 10 * DAY);
});

const at = instantInIndia('2026-11-23', NINE);
const complaint = {
  ...{ kind: 'complaint' as const, acknowledgedAt: null, nextAt: null, closedAt: null },
  ...deadlinesOf('complaint', at),
};

test('operations hear of a complaint when it is new, 12 hours before its acknowledgement is over, and when it is', () => {
  const stateAt = (now: number) => caseAlarmOf(complaint, now)?.state;
  expect(stateAt(at)).toBe('new');
  expect(stateAt(at + 36 * HOUR - 1)).toBe('new');
  expect(stateAt(at + 36 * HOUR)).toBe('soon');
  expect(stateAt(at + 48 * HOUR)).toBe('over');
});

test('acknowledged it is silent until its next step is over, or three days before the month is', () => {
  const known = { ...complaint, acknowledgedAt: at + HOUR };
  expect(caseAlarmOf(known, at + 47 * HOUR)).toBe(null);
  expect(dueOf(known)).toEqual({ what: 'resolve', at: complaint.resolveBy });
  const planned = { ...known, nextAt: at + 5 * DAY };
  expect(caseAlarmOf(planned, at + 5 * DAY - MINUTE)).toBe(null);
  expect(caseAlarmOf(planned, at + 5 * DAY)).toMatchObject({ what: 'next-step', state: 'over' });
  expect(caseAlarmOf(known, complaint.resolveBy - 3 * DAY)).toMatchObject({ state: 'soon' });
  expect(caseAlarmOf(known, complaint.resolveBy)).toMatchObject({ what: 'resolve', state: 'over' });
});

test('nothing rings of a closed case, and of every open one some clock runs', () => {
  for (const kind of CASE_KINDS) {
    const one = { ...complaint, kind, ...deadlinesOf(kind, at) };
    expect(dueOf(one)?.at).toBeGreaterThan(at);
    expect(caseAlarmOf({ ...one, closedAt: at }, at + 400 * DAY)).toBe(null);
    expect(dueOf({ ...one, closedAt: at })).toBe(null);
  }
});
