import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOURLY_SLOTS, slotMinutes } from '#contract/slots.ts';
import { HOUR, instantInIndia, MINUTE } from '#kernel/time.ts';
import { MUMBAI } from '#testing/mumbai.ts';
import { nearestOpen } from './alternatives.ts';
import { decideLeadTime } from './lead-time.ts';
import { type DaySchedule, findOpening, type Hold, rankOpenings, visitOn } from './openings.ts';
import { createPlaces } from './places.ts';
import { planDeparture } from './releasing.ts';
import { createRoster, dutiesOn, type Karigar } from './roster.ts';
import { closeByClock, countPlaces, recountPlaces } from './slots.ts';

const SLOT_HOURS = slotMinutes(HOURLY_SLOTS).map((minute) => minute / 60);
const DATE = '2026-11-23';
const PINCODES = ['400001', '400002', '400003', '400004'];

/** Four places in a row: ten minutes within one, twenty more for each step. */
const places = createPlaces(
  [MUMBAI],
  PINCODES.map((pincode) => ({
    pincode,
    city: 'mumbai',
    name: { en: pincode, hi: pincode, mr: pincode },
    district: 'Mumbai',
    served: true,
    latitude: 19,
    longitude: 72.8,
  })),
  PINCODES.flatMap((from, one) =>
    PINCODES.map((to, other) => ({ from, to, minutes: 10 + 20 * Math.abs(one - other) })),
  ),
);

const karigar = (change: Partial<Karigar> = {}): Karigar => ({
  id: 1,
  home: 0,
  reachMinutes: 120,
  skills: new Set([1]),
  shifts: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
    weekday,
    startsMinute: 480,
    endsMinute: 1320,
  })),
  leaves: new Set(),
  answers: true,
  ...change,
});

function boardOf(karigars: readonly Karigar[], holds: readonly Hold[] = []): DaySchedule {
  const roster = createRoster(1, karigars, places);
  return {
    date: DATE,
    places,
    roster,
    dutiesOf: roster.dutiesOn(DATE),
    holdsOf: (id) =>
      holds
        .filter((hold) => hold.karigarId === id)
        .toSorted((one, other) => one.startsAt - other.startsAt),
  };
}

const visit = (hour: number, durationMinutes = 60, place: number | undefined = 0) =>
  visitOn(DATE, hour * 60, { serviceId: 1, durationMinutes, place });

const question = { serviceId: 1, durationMinutes: 60, teamSize: 1, place: 0 };

describe('openings', () => {
  test('a visit starts at the hour and counts the journey from home', () => {
    const opening = findOpening(boardOf([karigar()]), karigar(), visit(10, 60, 2));
    expect(opening).toMatchObject({
      leaveAt: instantInIndia(DATE, 600) - 50 * MINUTE,
      previousHoldId: null,
      nextHoldId: null,
      nextLeaveAt: null,
    });
  });

  test('whatever is booked in whatever order, nobody is in two places and every journey fits', () => {
    const wish = fc.record({
      hour: fc.constantFrom(...SLOT_HOURS),
      place: fc.nat({ max: 3 }),
      quarters: fc.integer({ min: 2, max: 16 }),
    });
    fc.assert(
      fc.property(fc.array(wish, { maxLength: 14 }), (wishes) => {
        const holds: Hold[] = [];
        for (const [id, { hour, place, quarters }] of wishes.entries()) {
          const wanted = visit(hour, quarters * 15, place);
          const opening = findOpening(boardOf([karigar()], holds), karigar(), wanted);
          if (!opening) continue;
          const next = holds.findIndex((hold) => hold.id === opening.nextHoldId);
          if (next >= 0) holds[next] = { ...holds[next], leaveAt: opening.nextLeaveAt } as Hold;
          const { startsAt, endsAt } = wanted;
          holds.push({ id, karigarId: 1, place, leaveAt: opening.leaveAt, startsAt, endsAt });
        }
        const day = holds.toSorted((one, other) => one.startsAt - other.startsAt);
        for (const [index, hold] of day.entries()) {
          const before = day[index - 1];
          const from = before?.place ?? 0;
          const journey = places.travelMinutes(from, hold.place) * MINUTE;
          expect(hold.startsAt - hold.leaveAt).toBe(journey);
          if (before) expect(before.endsAt).toBeLessThanOrEqual(hold.leaveAt);
        }
      }),
    );
  });

  test('the best opening adds the least driving; equal ones are tried in an order of the booking’s own', () => {
    const near = karigar({ id: 1, home: 0 });
    const far = karigar({ id: 2, home: 3 });
    const twins = Array.from({ length: 8 }, (_, index) => karigar({ id: 10 + index, home: 0 }));
    const first = (seed: string) => rankOpenings(boardOf(twins), visit(10), 1, seed)[0]?.karigarId;
    expect(
      rankOpenings(boardOf([far, near]), visit(10), 2, 'x').map((opening) => opening.karigarId),
    ).toEqual([1, 2]);
    expect(first('same')).toBe(first('same'));
    expect(new Set(Array.from('abcdefghijklmnop', first)).size).toBeGreaterThan(2);
  });

  test('nobody is sent beyond their reach, outside their shift, on leave, or without the skill', () => {
    const openings = (change: Partial<Karigar>, place = 3) =>
      rankOpenings(boardOf([karigar(change)]), visit(9, 60, place), 1, 'x').length;
    expect(openings({ reachMinutes: 70 })).toBe(1);
    expect(openings({ reachMinutes: 69 })).toBe(0);
    expect(openings({ skills: new Set([2]) })).toBe(0);
    expect(openings({ leaves: new Set([DATE]) })).toBe(0);
    expect(openings({ shifts: [{ weekday: 1, startsMinute: 541, endsMinute: 1320 }] })).toBe(0);
    expect(openings({ shifts: [{ weekday: 1, startsMinute: 540, endsMinute: 600 }] })).toBe(1);
  });

  test('a shift that began yesterday evening covers the small hours of today', () => {
    const night = karigar({ shifts: [{ weekday: 0, startsMinute: 1200, endsMinute: 1440 + 660 }] });
    expect(dutiesOn(night, DATE)).toEqual([{ fromMinute: -240, untilMinute: 660 }]);
  });
});

describe('slots', () => {
  const NOON = instantInIndia(DATE, 720);

  test('BOOK-04 all twelve hours are always there, and a closed one says why', () => {
    const busy: Hold = {
      id: 7,
      karigarId: 1,
      place: 0,
      leaveAt: instantInIndia(DATE, 15 * 60 - 10),
      startsAt: instantInIndia(DATE, 15 * 60),
      endsAt: instantInIndia(DATE, 17 * 60),
    };
    const short = karigar({ shifts: [{ weekday: 1, startsMinute: 480, endsMinute: 1200 }] });
    const slots = closeByClock(
      countPlaces(boardOf([short], [busy]), question).slots,
      'daily',
      NOON,
    );
    expect(slots.map((slot) => slot.minute / 60)).toEqual([...SLOT_HOURS]);
    expect(
      Object.fromEntries(slots.map((slot) => [slot.minute / 60, slot.reason ?? 'open'])),
    ).toEqual({
      9: 'past',
      10: 'past',
      11: 'past',
      12: 'too-soon',
      13: 'too-soon',
      14: 'full',
      15: 'full',
      16: 'full',
      17: 'full',
      18: 'open',
      19: 'open',
      20: 'off-hours',
    });
  });

  test('a team of two needs two who are free, and nobody reaching the place at all is not-offered', () => {
    const three = [1, 2, 3].map((id) => karigar({ id }));
    const pair = { ...question, teamSize: 2 };
    expect(countPlaces(boardOf(three), pair).slots[0]).toMatchObject({ places: 1, reason: null });
    const homebodies = three.map((one) => ({ ...one, reachMinutes: 5 }));
    expect(countPlaces(boardOf(homebodies), question).slots[0]).toMatchObject({
      places: 0,
      reason: 'not-offered',
    });
  });

  test('the nearest open slots come first, without the wished-for one', () => {
    const slots = countPlaces(boardOf([karigar()]), question).slots;
    const wished = instantInIndia(DATE, 11 * 60);
    expect(nearestOpen(slots, wished, 3).map((slot) => slot.minute / 60)).toEqual([10, 12, 9]);
  });
});

describe('the clock', () => {
  const at = (hour: number) => instantInIndia(DATE, hour * 60);

  test('BOOK-08 two hours for daily services, a day for the others, boundary included', () => {
    expect(decideLeadTime('daily', at(12), at(10))).toMatchObject({ ok: true });
    expect(decideLeadTime('daily', at(12), at(10) + 1)).toMatchObject({
      refusal: { code: 'too-soon' },
    });
    for (const category of ['event', 'religious'] as const) {
      expect(decideLeadTime(category, at(34), at(10))).toMatchObject({ ok: true });
      expect(decideLeadTime(category, at(34), at(10) + 1)).toMatchObject({
        refusal: { code: 'too-soon' },
      });
    }
  });

  test('BOOK-03 the last day is the same day of the next year, whatever the hour', () => {
    const now = at(23);
    expect(decideLeadTime('daily', instantInIndia('2027-11-23', 1200), now).ok).toBe(true);
    expect(decideLeadTime('daily', instantInIndia('2027-11-24', 540), now)).toMatchObject({
      refusal: { code: 'too-far' },
    });
  });
});

describe('when a visit goes', () => {
  const hold = (id: number, place: number, hour: number): Hold => ({
    id,
    karigarId: 1,
    place,
    leaveAt: instantInIndia(DATE, hour * 60 - 30),
    startsAt: instantInIndia(DATE, hour * 60),
    endsAt: instantInIndia(DATE, hour * 60 + 60),
  });

  test('the next one is left for from the place before, or from home, or not at all', () => {
    const freed = hold(2, 3, 12);
    const next = hold(3, 2, 15);
    expect(planDeparture(places, 0, freed, hold(1, 1, 10), next)).toEqual({
      holdId: 3,
      leaveAt: next.startsAt - 30 * MINUTE,
    });
    expect(planDeparture(places, 0, freed, undefined, next)).toEqual({
      holdId: 3,
      leaveAt: next.startsAt - 50 * MINUTE,
    });
    expect(planDeparture(places, 0, freed, undefined, undefined)).toBeUndefined();
    const tomorrow = { ...next, startsAt: freed.endsAt + 12 * HOUR };
    expect(planDeparture(places, 0, freed, undefined, tomorrow)).toBeUndefined();
  });
});

describe('a count carried on', () => {
  const people = Array.from({ length: 9 }, (_, index) =>
    karigar({
      id: index + 1,
      home: index % 4,
      reachMinutes: 30 + 10 * index,
      shifts: [{ weekday: 1, startsMinute: 420 + 30 * index, endsMinute: 1080 + 60 * index }],
    }),
  );
  /** Visits of one day, some taken away again. */
  const change = fc.record({
    karigarId: fc.integer({ min: 1, max: 9 }),
    hour: fc.constantFrom(...SLOT_HOURS),
    place: fc.nat({ max: 3 }),
    quarters: fc.integer({ min: 2, max: 16 }),
    freed: fc.boolean(),
  });
  const asked = fc.record({
    durationMinutes: fc.constantFrom(60, 90, 240),
    teamSize: fc.integer({ min: 1, max: 4 }),
    place: fc.constantFrom(undefined, 0, 1, 2, 3),
  });

  test('equals a fresh count, whatever is taken and freed', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 12 }), asked, (changes, terms) => {
        const question = { serviceId: 1, ...terms };
        let holds: Hold[] = [];
        let count = countPlaces(boardOf(people, holds), question);
        for (const [index, { karigarId, hour, place, quarters, freed }] of changes.entries()) {
          const { startsAt } = visit(hour);
          const taken = {
            id: index + 1,
            karigarId,
            place,
            leaveAt: startsAt - 10 * MINUTE,
            startsAt,
          };
          holds = freed
            ? holds.filter((hold) => hold.karigarId !== karigarId)
            : [...holds, { ...taken, endsAt: startsAt + quarters * 15 * MINUTE }];
          count = recountPlaces(boardOf(people, holds), count, [karigarId]);
        }
        expect(count).toEqual(countPlaces(boardOf(people, holds), question));
      }),
    );
  });

  test('gives the very same slots while nobody would see a difference', () => {
    const question = { serviceId: 1, durationMinutes: 60, teamSize: 4, place: 0 };
    const before = countPlaces(boardOf(people), question);
    const stranger = recountPlaces(boardOf(people), before, [77]);
    expect(stranger.slots).toBe(before.slots);
  });
});
