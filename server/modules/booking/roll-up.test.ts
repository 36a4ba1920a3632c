import { describe, expect, test } from 'vitest';
import { throwDice } from '#server/seed/dice.ts';
import type { Booking } from './booking.ts';
import { type Progress, rollUp, STATES, stateOfVisit, type VisitState } from './roll-up.ts';
import { statusOfVisit, type VisitOfBooking } from './single-visit.ts';

const BILLS = ['none', 'asked', 'disputed', 'accepted'] as const;
const ENDS = [null, 'expired', 'cancelled', 'no_show_customer', 'no_show_provider'] as const;
/** A booking comes to these in this order, however its visits do. */
const ORDER = [...STATES, 'done', 'disputed', 'completed'] as const;
const rank = (progress: Progress): number => (ORDER as readonly string[]).indexOf(rollUp(progress));
const ways = (seeds: number): Progress[] =>
  Array.from({ length: seeds }, (_, seed) => {
    const dice = throwDice(seed + 1);
    const visits = Array.from({ length: 1 + dice.below(6) }, () => dice.pick(STATES));
    return { visits, bill: dice.pick(BILLS), endedAs: dice.chance(20) ? dice.pick(ENDS) : null };
  });

test('the status of a booking of one visit is the state of that visit', () => {
  expect(STATES.map((state) => rollUp({ endedAs: null, bill: 'none', visits: [state] }))).toEqual([
    ...STATES,
  ]);
  const steps = ['isLed', 'isDispatched', 'isAtDoor', 'isAtWork'] as const;
  const none = { isLed: false, isDispatched: false, isAtDoor: false, isAtWork: false };
  const after = steps.map((_, at) => ({
    ...none,
    ...Object.fromEntries(steps.slice(0, at + 1).map((step) => [step, true])),
  }));
  expect([none, ...after].map(stateOfVisit)).toEqual([...STATES]);
});

describe('of several visits, over a thousand random bookings', () => {
  test('it is the same in whatever order they are named', () => {
    for (const [seed, way] of ways(1_000).entries()) {
      const dice = throwDice(seed + 7);
      const shuffled = way.visits
        .map((state) => ({ state, lot: dice.below(1_000_000) }))
        .toSorted((one, other) => one.lot - other.lot)
        .map(({ state }) => state);
      expect(rollUp({ ...way, visits: shuffled })).toBe(rollUp(way));
      expect(rollUp({ ...way, visits: way.visits.toReversed() })).toBe(rollUp(way));
    }
  });

  test('it never goes back while a visit goes on, or the bill does', () => {
    for (const [seed, way] of ways(1_000).entries()) {
      const progress = { ...way, endedAs: null };
      const dice = throwDice(seed + 7);
      const one = dice.below(progress.visits.length);
      const on = (state: VisitState): VisitState => STATES[STATES.indexOf(state) + 1] ?? state;
      const visits = progress.visits.map((state, at) => (at === one ? on(state) : state));
      expect(rank({ ...progress, visits })).toBeGreaterThanOrEqual(rank(progress));
      const bill = BILLS[BILLS.indexOf(progress.bill) + 1] ?? progress.bill;
      expect(rank({ ...progress, bill })).toBeGreaterThanOrEqual(rank(progress));
    }
  });

  test('a booking that was ended as a whole stays ended, whatever the states of its visits', () => {
    for (const way of ways(300)) if (way.endedAs !== null) expect(rollUp(way)).toBe(way.endedAs);
  });
});

test.each([
  [['pending', 'assigned'], 'pending'],
  [['assigned', 'assigned'], 'assigned'],
  [['dispatched', 'pending'], 'dispatched'],
  [['arrived', 'dispatched', 'assigned'], 'arrived'],
  [['in_progress', 'assigned', 'assigned'], 'in_progress'],
  [['pending', 'pending', 'in_progress'], 'in_progress'],
  [[], 'pending'],
] as const)('%j come to %s', (visits, status) => {
  expect(rollUp({ endedAs: null, bill: 'none', visits })).toBe(status);
});

test('it agrees with the status that each visit is shown with', () => {
  const visit = (id: string, at: number): VisitOfBooking => ({
    ...{ id, position: at, startsAt: at, endsAt: at + 1, endedAs: null },
    ...{ reschedules: 0, feeFloorPaise: 0, suspension: null },
    dispatchedAt: at % 2 === 0 ? at : null,
    arrivedAt: at % 4 === 0 ? at : null,
  });
  for (const status of STATES) {
    const booking = { id: 'b', status } as Booking;
    const visits = [visit('b', 1), visit('c', 2), visit('d', 3), visit('e', 4)];
    const shown = visits.map((one) => statusOfVisit(booking, one) as VisitState);
    expect(rollUp({ endedAs: null, bill: 'none', visits: shown })).toBe(status);
  }
});
