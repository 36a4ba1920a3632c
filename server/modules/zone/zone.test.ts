import { describe, expect, test } from 'vitest';
import { HOUR } from '#kernel/time.ts';
import { type ZoneSwitch, zoneOf } from './zone.ts';

const FROM = Date.parse('2026-11-23T06:30:00Z');
const zone = (change: Partial<ZoneSwitch> = {}): ZoneSwitch => ({
  ...{ id: 'a', city: 'mumbai', wholeCity: false, pincodes: ['400001', '400002'], kind: 'rain' },
  ...{ fromAt: FROM, untilAt: FROM + 4 * HOUR, closed: false, leadMinutes: 0 },
  message: { en: 'Rain', hi: 'बारिश', mr: 'पाऊस' },
  ...change,
});
const at = (pincode: string | undefined) => ({ city: 'mumbai', pincode });

describe('which zone switch holds for a visit', () => {
  test('it holds from its first moment on, and at its end no more', () => {
    const zones = [zone()];
    expect(zoneOf(zones, at('400001'), FROM - 1)).toBeUndefined();
    expect(zoneOf(zones, at('400001'), FROM)).toMatchObject({ kind: 'rain' });
    expect(zoneOf(zones, at('400001'), FROM + 4 * HOUR - 1)).toMatchObject({ kind: 'rain' });
    expect(zoneOf(zones, at('400001'), FROM + 4 * HOUR)).toBeUndefined();
  });

  test('it holds for its own pincodes; for a question about anywhere only where it is the whole city', () => {
    expect(zoneOf([zone()], at('400003'), FROM)).toBeUndefined();
    expect(zoneOf([zone()], at(undefined), FROM)).toBeUndefined();
    const whole = [zone({ wholeCity: true })];
    expect(zoneOf(whole, at(undefined), FROM)).toBeDefined();
    expect(zoneOf(whole, { city: 'pune', pincode: undefined }, FROM)).toBeUndefined();
  });

  test('one that was ended before it began holds for nothing', () => {
    expect(zoneOf([zone({ untilAt: FROM })], at('400001'), FROM)).toBeUndefined();
  });

  test('of several it is named after the one that lasts longest, and asks what the strictest asks', () => {
    const zones = [
      zone({ id: 'a', leadMinutes: 300 }),
      zone({ id: 'b', kind: 'bandh', untilAt: FROM + 9 * HOUR, leadMinutes: 60 }),
      zone({ id: 'c', kind: 'other', untilAt: FROM + HOUR, closed: true }),
    ];
    expect(zoneOf(zones, at('400002'), FROM)).toMatchObject({
      ...{ kind: 'bandh', closed: true, leadMinutes: 300, untilAt: FROM + 9 * HOUR },
    });
    expect(zoneOf(zones, at('400002'), FROM + HOUR)).toMatchObject({ closed: false });
    expect(zoneOf(zones, at('400002'), FROM + 4 * HOUR)).toMatchObject({ leadMinutes: 60 });
  });
});
