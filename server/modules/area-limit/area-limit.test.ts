import { describe, expect, test } from 'vitest';
import { type AreaLimit, decideAgain, decideAreaDays, limitOn } from './area-limit.ts';

const limit = (change: Partial<AreaLimit> = {}): AreaLimit => ({
  ...{ id: 'a', city: 'mumbai', wholeCity: false, pincodes: ['400001', '400002'], percent: 0 },
  ...{ fromOn: '2026-12-01', againOn: '2026-12-05' },
  ...change,
});
const at = (pincode: string | undefined) => ({ city: 'mumbai', pincode });

describe('which limit holds on a day', () => {
  test('N07 it holds from its first day, and no more on the day that is as usual again', () => {
    expect(limitOn([limit()], at('400001'), '2026-11-30')).toBeUndefined();
    expect(limitOn([limit()], at('400001'), '2026-12-01')).toMatchObject({ percent: 0 });
    expect(limitOn([limit()], at('400001'), '2026-12-04')).toMatchObject({ percent: 0 });
    expect(limitOn([limit()], at('400001'), '2026-12-05')).toBeUndefined();
    expect(limitOn([limit({ againOn: null })], at('400002'), '2030-01-01')).toBeDefined();
  });

  test('N07 taken back before it began it holds on no day', () => {
    expect(limitOn([limit({ againOn: '2026-12-01' })], at('400001'), '2026-12-01')).toBeUndefined();
  });

  test('N07 it holds for its own pincodes; for a question about anywhere only where it is the whole city', () => {
    expect(limitOn([limit()], at('400003'), '2026-12-01')).toBeUndefined();
    expect(limitOn([limit()], at(undefined), '2026-12-01')).toBeUndefined();
    const whole = [limit({ wholeCity: true })];
    expect(limitOn(whole, at(undefined), '2026-12-01')).toBeDefined();
    // A pincode that is served only later is of the city too.
    expect(limitOn(whole, at('400003'), '2026-12-01')).toBeDefined();
    expect(limitOn(whole, { city: 'pune', pincode: undefined }, '2026-12-01')).toBeUndefined();
  });

  test('N07 of several the strictest holds, and of those the one that lasts longest', () => {
    const half = limit({ percent: 50, againOn: '2027-01-01' });
    const longer = limit({ fromOn: '2026-12-03', againOn: null });
    expect(limitOn([half, limit(), longer], at('400001'), '2026-12-02')).toMatchObject({
      ...{ percent: 0, againOn: '2026-12-05' },
    });
    expect(limitOn([half, limit(), longer], at('400001'), '2026-12-03')).toMatchObject({
      ...{ percent: 0, fromOn: '2026-12-03', againOn: null },
    });
    expect(limitOn([half], at('400001'), '2026-12-03')).toMatchObject({ percent: 50 });
  });
});

describe('the days of a limit', () => {
  const TODAY = '2026-11-23';
  test.each([
    ['a closing from today on, until further notice', { fromOn: TODAY, againOn: null }, true],
    ['a closing from yesterday on', { fromOn: '2026-11-22', againOn: null }, false],
    ['a closing in more than a year', { fromOn: '2027-11-24', againOn: null }, false],
    ['an end before the beginning', { againOn: '2026-12-01' }, false],
    ['fewer people for some days', { percent: 50 }, true],
    ['fewer people without an end', { percent: 50, againOn: null }, false],
  ])('N07 %s', (_, change, isFine) => {
    expect(decideAreaDays(limit(change), TODAY).ok).toBe(isFine);
  });

  test('N07 it may be as usual again from today on, or from before it would begin', () => {
    const again = (fromOn: string, day: string) => decideAgain({ fromOn }, day, TODAY).ok;
    expect(again('2026-12-01', '2026-12-01')).toBe(true);
    expect(again('2026-12-01', '2026-11-30')).toBe(false);
    expect(again('2026-11-01', TODAY)).toBe(true);
    expect(again('2026-11-01', '2026-11-22')).toBe(false);
  });
});
