import { expect, test } from 'vitest';
import { stepsOf } from './steps.ts';

const shown = (status: Parameters<typeof stepsOf>[0], types: readonly string[]) =>
  stepsOf(
    status,
    types.map((type, index) => ({ type, at: index })),
  ).map(({ name, state, at }) => `${name} ${state} ${at}`);

test('a booking under way has left some states, is in one, and has the others ahead', () => {
  expect(shown('assigned', ['BookingPlaced', 'PaymentSettled', 'KarigarAssigned'])).toEqual([
    'pending done 0',
    'assigned now 2',
    ...['dispatched', 'arrived', 'in_progress', 'done', 'completed'].map(
      (name) => `${name} ahead null`,
    ),
  ]);
});

test('a visit broken off by its Karigar starts again from the first step', () => {
  const events = ['BookingPlaced', 'KarigarAssigned', 'KarigarDispatched', 'VisitBrokenOff'];
  expect(shown('pending', events).slice(0, 3)).toEqual([
    'pending now 3',
    'assigned ahead null',
    'dispatched ahead null',
  ]);
});

test('an early end is the last step, and none is ahead of it', () => {
  expect(shown('cancelled', ['BookingPlaced', 'KarigarAssigned', 'BookingCalledOff'])).toEqual([
    'pending done 0',
    'assigned done 1',
    'cancelled now 2',
  ]);
});

test('a complaint stands between the work and its end', () => {
  const events = [
    'BookingPlaced',
    'KarigarAssigned',
    'WorkStarted',
    'WorkFinished',
    'WorkDisputed',
  ];
  expect(shown('disputed', events).slice(-3)).toEqual([
    'done done 3',
    'disputed now 4',
    'completed ahead null',
  ]);
});
