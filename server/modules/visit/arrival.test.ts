import { describe, expect, test } from 'vitest';
import { type Instant, MINUTE } from '#kernel/time.ts';
import { quoteArrival } from './arrival.ts';
import { type Centre, roadKmBetween } from './road.ts';

const at = (clock: string): Instant => Date.parse(`2026-11-23T${clock}:00+05:30`);
const promisedAt = at('11:00');
const minutes = (window: { from: Instant; until: Instant }, now: Instant) => [
  (window.from - now) / MINUTE,
  (window.until - now) / MINUTE,
];

describe('when the Karigar will be there', () => {
  test('is a window around the way at that hour’s speed, wider for a longer way', () => {
    const now = at('10:40');
    const near = quoteArrival({ now, promisedAt, onTheWay: { at: now, roadKm: 2 } });
    const far = quoteArrival({ now, promisedAt, onTheWay: { at: now, roadKm: 15 } });
    expect(near).toMatchObject({ basis: 'position', late: false });
    expect(minutes(near, now)).toEqual([5, 12]);
    expect(minutes(far, now)).toEqual([25, 60]);
  });

  test('takes longer in the evening than at noon', () => {
    const until = (clock: string) => {
      const now = at(clock);
      return (
        (quoteArrival({ now, promisedAt, onTheWay: { at: now, roadKm: 10 } }).until - now) / MINUTE
      );
    };
    expect(until('18:30')).toBeGreaterThan(until('13:00'));
  });

  test('never lies in the past, and is never narrower than three minutes', () => {
    const now = at('10:55');
    const window = quoteArrival({
      now,
      promisedAt,
      onTheWay: { at: now - 5 * MINUTE, roadKm: 0.1 },
    });
    expect(window.from).toBeGreaterThanOrEqual(now);
    expect(window.until - window.from).toBeGreaterThanOrEqual(3 * MINUTE);
  });

  test('says late only when even its early end is past the promised quarter of an hour', () => {
    const now = at('11:05');
    const late = (roadKm: number) =>
      quoteArrival({ now, promisedAt, onTheWay: { at: now, roadKm } }).late;
    expect([late(3), late(12)]).toEqual([false, true]);
  });

  test('of one who is near and has not left is counted from where they are, never from the promise alone', () => {
    const journey = { minutes: 20, dispatchedAt: null, busyUntil: null };
    const window = (clock: string, more: Partial<typeof journey> = {}) => {
      const now = at(clock);
      const { from, until, late } = quoteArrival({
        ...{ now, promisedAt, journey: { ...journey, ...more } },
      });
      return [...minutes({ from, until }, promisedAt), late];
    };
    expect(window('10:30')).toEqual([-15, 15, false]);
    expect(window('10:55')).toEqual([7, 15, false]);
    expect(window('11:04')).toEqual([16, 24, true]);
    expect(window('11:12')).toEqual([24, 32, true]);
    // Another visit keeps them for a quarter of an hour.
    expect(window('10:55', { busyUntil: at('11:10') as never })).toEqual([22, 30, true]);
    // They have set out, and their telephone does not say where they are.
    expect(window('10:50', { dispatchedAt: at('10:45') as never })).toEqual([-3, 15, false]);
    expect(window('11:40', { dispatchedAt: at('10:45') as never })[2]).toBe(true);
  });

  test('never begins before the Karigar may arrive, and with the customer’s consent as early as that', () => {
    const now = at('9:55'.padStart(5, '0'));
    const onTheWay = { at: now, roadKm: 1 };
    const clock = (doorFrom?: Instant) => {
      const { from, until } = quoteArrival({ now, promisedAt, onTheWay, doorFrom });
      return minutes({ from, until }, promisedAt);
    };
    expect(clock()[0]).toBe(-30);
    expect(clock()[1]).toBeGreaterThanOrEqual(-27);
    expect(clock(at('09:50'))[0]).toBeLessThan(-55);
  });

  test.each(['10:20', '10:50', '11:05', '11:20', '11:50'])(
    'at %s no window that is shown begins before anybody could be there',
    (clock) => {
      const now = at(clock);
      for (const minutesAway of [5, 14, 30, 60]) {
        const journey = { minutes: minutesAway, dispatchedAt: null, busyUntil: null };
        const { from, until } = quoteArrival({ now, promisedAt, journey });
        expect(from).toBeGreaterThanOrEqual(now + minutesAway * 0.6 * MINUTE);
        expect(until).toBeGreaterThanOrEqual(now + minutesAway * MINUTE);
      }
    },
  );

  test('ten minutes late, said before leaving, moves the window to where they can be', () => {
    const way = { minutes: 20, dispatchedAt: null, busyUntil: null, leaveAt: at('10:40') };
    const shown = (clock: string, saidLateAt: number | null) =>
      quoteArrival({ now: at(clock), promisedAt, journey: { ...way, saidLateAt } });
    expect(shown('10:35', null)).toMatchObject({ from: at('10:47'), until: at('11:15') });
    // They leave at 10:50, and ride twelve minutes where the table has twenty.
    expect(shown('10:35', at('10:34'))).toMatchObject({ from: at('11:02'), until: at('11:15') });
    // Said at the hour to leave, and once more: the last word counts.
    expect(shown('10:56', at('10:55'))).toMatchObject({ from: at('11:17'), until: at('11:25') });
    // The ten minutes are over and nobody has left: it is counted from now, as for anybody.
    expect(shown('11:20', at('10:55'))).toEqual(shown('11:20', null));
  });

  test('ten minutes late, said on the way where nobody sees them, moves it too; before leaving it does not any more', () => {
    const way = { minutes: 40, dispatchedAt: at('10:20'), busyUntil: null, leaveAt: at('10:20') };
    const shown = (saidLateAt: number | null) =>
      quoteArrival({ now: at('10:45'), promisedAt, journey: { ...way, saidLateAt } });
    expect(shown(at('10:40')).from - shown(null).from).toBe(9 * MINUTE);
    expect(shown(at('10:15'))).toEqual(shown(null));
  });

  test('without a fresh position is the promised slot, and no more than that', () => {
    const now = at('10:30');
    const plan = { from: at('10:45'), until: at('11:15'), basis: 'plan', late: false };
    expect(quoteArrival({ now, promisedAt })).toEqual(plan);
    const lost = { at: now - 6 * MINUTE, roadKm: 1 };
    expect(quoteArrival({ now, promisedAt, onTheWay: lost })).toEqual(plan);
    expect(quoteArrival({ now: at('11:40'), promisedAt })).toMatchObject({
      basis: 'plan',
      late: true,
    });
  });
});

describe('how far it is by road', () => {
  const borivali: Centre = { pincode: '400066', latitude: 19.2307, longitude: 72.8567 };
  const mulund: Centre = { pincode: '400080', latitude: 19.1726, longitude: 72.9425 };
  const roads = {
    centres: [borivali, mulund],
    // 27 km at 20.2 km/h and five minutes at the door.
    minutesBetween: (from: string, to: string) => (from === to ? 10 : 85),
  };

  test('goes round the national park, not across it', () => {
    expect(roadKmBetween(borivali, mulund, roads)).toBeCloseTo(26.9, 0);
  });

  test('shrinks as the Karigar comes nearer, also within one pincode, and is straight at the end', () => {
    const away = (latitude: number, longitude: number) =>
      roadKmBetween({ latitude, longitude }, mulund, roads);
    expect(away(19.22, 72.87)).toBeLessThan(away(19.2307, 72.8567));
    expect(away(19.18, 72.94)).toBeLessThan(1.5);
  });
});
