import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#kernel/time.ts';
import { spanAfterTouch, spansOfLeave } from './leave-spans.ts';

const day = fc.nat(90).map((days) => addDays('2026-11-20', days));

test('days off one after the other are one leave, and no day is lost or added', () => {
  fc.assert(
    fc.property(fc.uniqueArray(day), (leaves) => {
      const spans = spansOfLeave(leaves);
      const days = spans.flatMap((span) => {
        const all = [span.day];
        while (all.at(-1) !== span.until) all.push(addDays(all.at(-1) ?? '', 1));
        return all;
      });
      expect(days).toEqual(leaves.toSorted());
      for (const [place, { day: begins }] of spans.entries())
        expect(begins > addDays(spans[place - 1]?.until ?? '2026-01-01', 1)).toBe(true);
    }),
  );
});

test('the first touch begins a leave, the second ends it, a third begins another', () => {
  const begun = spanAfterTouch({}, '2026-12-24');
  expect(begun).toEqual({ day: '2026-12-24' });
  const whole = spanAfterTouch(begun, '2026-12-27');
  expect(whole).toEqual({ day: '2026-12-24', until: '2026-12-27' });
  expect(spanAfterTouch(whole, '2026-12-30')).toEqual({ day: '2026-12-30' });
  expect(spanAfterTouch(begun, '2026-12-20')).toEqual({ day: '2026-12-20' });
  expect(spanAfterTouch(begun, '2026-12-24')).toEqual({ day: '2026-12-24', until: '2026-12-24' });
});
