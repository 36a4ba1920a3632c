import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HOUR, instantInIndia, MINUTE } from '#kernel/time.ts';
import { closeInQuiet, decideQuiet, type QuietRules } from './quiet-hours.ts';
import { createSocieties, type Society } from './society.ts';

/** A Monday. */
const DATE = '2026-11-23';
const at = (hour: number, minute = 0) => instantInIndia(DATE, hour * 60 + minute);

const siesta: QuietRules = {
  quietFor: 'noisy',
  quietHours: [{ weekday: 1, startsMinute: 14 * 60, endsMinute: 16 * 60 }],
};
const heard = (slug: string, startsAt: number, minutes: number, rules = siesta) => {
  const outcome = decideQuiet(rules, slug, { startsAt, endsAt: startsAt + minutes * MINUTE });
  return outcome.ok ? 'fine' : outcome.refusal.code;
};

test('drilling keeps clear of quiet hours with all its work; it may end when they begin, and begin when they end', () => {
  expect(heard('plumbing', at(12, 30), 90)).toBe('fine');
  expect(heard('plumbing', at(13), 90)).toBe('society-quiet');
  expect(heard('plumbing', at(15), 90)).toBe('society-quiet');
  expect(heard('electrical-repairs', at(16), 90)).toBe('fine');
});

test('a visit without noise is allowed, unless the society wants none at all', () => {
  expect(heard('house-cleaning', at(14), 120)).toBe('fine');
  const all = { ...siesta, quietFor: 'all' } as const;
  expect(heard('house-cleaning', at(14), 120, all)).toBe('society-quiet');
});

test('another weekday is not quiet, and a visit over midnight meets the quiet of the next day', () => {
  const tuesday = instantInIndia('2026-11-24', 14 * 60);
  expect(heard('plumbing', tuesday, 60)).toBe('fine');
  const early: QuietRules = {
    quietFor: 'all',
    quietHours: [{ weekday: 2, startsMinute: 0, endsMinute: 360 }],
  };
  expect(heard('wedding-planning', at(20), 240, early)).toBe('fine');
  expect(heard('wedding-planning', at(20), 241, early)).toBe('society-quiet');
});

test('no slot is closed but those whose visit meets quiet hours, and without any the slots stay the very same', () => {
  const slots = Array.from({ length: 12 }, (_, index) => ({
    hour: 9 + index,
    startsAt: at(9 + index),
    places: 3,
    reason: null,
  }));
  const visit = { serviceSlug: 'plumbing', durationMinutes: 90 };
  const closed = closeInQuiet(slots, siesta, visit).filter(({ reason }) => reason);
  expect(closed).toEqual(
    [13, 14, 15].map((hour) =>
      expect.objectContaining({ hour, places: 0, reason: 'society-quiet' }),
    ),
  );
  expect(closeInQuiet(slots, undefined, visit)).toBe(slots);
  expect(closeInQuiet(slots, siesta, { ...visit, serviceSlug: 'rudrabhishek' })).toBe(slots);
});

test('for any quiet hours, the slots shown as closed are those that booking refuses', () => {
  const quarter = fc.integer({ min: 0, max: 95 });
  fc.assert(
    fc.property(quarter, quarter, fc.integer({ min: 1, max: 40 }), (one, other, length) => {
      const [starts, ends] = [Math.min(one, other), Math.max(one, other) + 1];
      const rules: QuietRules = {
        quietFor: 'all',
        quietHours: [{ weekday: 1, startsMinute: starts * 15, endsMinute: ends * 15 }],
      };
      const slots = [9, 12, 15, 18, 20].map((hour) => ({
        startsAt: at(hour),
        places: 1,
        reason: null,
      }));
      const durationMinutes = length * 15;
      for (const slot of closeInQuiet(slots, rules, { serviceSlug: 'x', durationMinutes })) {
        const word = heard('x', slot.startsAt, durationMinutes, rules);
        expect(word === 'society-quiet').toBe(slot.reason !== null);
        const quietFrom = instantInIndia(DATE, starts * 15);
        const meets =
          slot.startsAt < quietFrom + (ends - starts) * 15 * MINUTE &&
          slot.startsAt + durationMinutes * MINUTE > quietFrom;
        if (durationMinutes * MINUTE <= 3 * HOUR) expect(word === 'society-quiet').toBe(meets);
      }
    }),
  );
});

test('a society is found by its name however it is written, and at its own pincode only', () => {
  const named = (id: number, name: string, pincode = '400069'): Society => ({
    id,
    name,
    pincode,
    wings: ['A'],
    quiet: siesta,
    gate: { needsPass: false, minutes: 0, words: null },
    lift: null,
  });
  const societies = createSocieties([
    named(1, 'Sahyadri Heights CHS Ltd'),
    named(2, 'Om Sai CHSL'),
    named(3, 'Om Sai Darshan'),
  ]);
  const found = (typed: string, pincode = '400069') => societies.find(pincode, typed)?.id;
  expect(found('sahyadri  heights')).toBe(1);
  expect(found('Sahyadri Heights C.H.S. Ltd.')).toBe(1);
  expect(found('SAHYADRI HEIGHTS Co-operative Housing Society Limited')).toBe(1);
  expect(found('Om Sai')).toBe(2);
  expect(found('Om Sai Darshan CHS')).toBe(3);
  expect(found('Sahyadri')).toBeUndefined();
  expect(found('Sahyadri Heights', '400058')).toBeUndefined();
  expect(found('')).toBeUndefined();
});
