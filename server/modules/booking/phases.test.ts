import { expect, test } from 'vitest';
import {
  hasEnded,
  isFinished,
  isOpen,
  isUnfinished,
  PHASES,
  wasDropped,
} from '#contract/booking-phases.ts';
import { BOOKING_STATUSES, type BookingStatus } from '#contract/booking-statuses.ts';
import { legalMoves, type Move, moves } from '#contract/lifecycle.ts';

/** In which a booking can be for which the table knows this move. */
const from = (name: keyof typeof moves): readonly BookingStatus[] => (moves[name] as Move).from;
const where = (is: (status: BookingStatus) => boolean) => BOOKING_STATUSES.filter(is);

test('the phases that screens and queries ask for are those of the table of moves', () => {
  expect(PHASES.open).toEqual(from('cancel'));
  expect(PHASES.open).toEqual(from('platformCancel'));
  expect(PHASES.planned).toEqual(from('reschedule'));
  expect(PHASES.beforeWork).toEqual(from('reassign'));
  expect(PHASES.coming).toEqual(from('karigarNoShow'));
  expect(PHASES.out).toEqual(from('breakOff'));
  expect(PHASES.underWay).toEqual(from('safetyExit'));
  expect(PHASES.unfinished).toEqual([...from('cancel'), ...from('finish')]);
  expect(PHASES.ended).toEqual(
    [moves.cancel, moves.customerNoShow, moves.karigarNoShow].map(({ to }) => to),
  );
  expect(PHASES.dropped).toEqual([moves.expire.to, ...PHASES.ended]);
  expect(PHASES.beingSettled).toEqual([moves.finish.to, moves.dispute.to]);
  expect(PHASES.finished).toEqual([...PHASES.beingSettled, moves.accept.to]);
});

test('every status is unfinished, finished or dropped, and only one of them', () => {
  for (const status of BOOKING_STATUSES) {
    const phases = [isUnfinished, isFinished, wasDropped].filter((is) => is(status));
    expect(phases, status).toHaveLength(1);
  }
});

test('what still waits for a move is unsettled; late money alone moves what has expired', () => {
  const moving = where((status) => legalMoves(status).length > 0);
  expect(moving).toEqual([...PHASES.unsettled, 'expired']);
});

test('an open booking has not ended', () => {
  expect(where((status) => isOpen(status) && hasEnded(status))).toEqual([]);
});

test('lists keep the order of the statuses', () => {
  for (const phase of Object.values<readonly BookingStatus[]>(PHASES)) {
    expect(phase).toEqual(where((status) => phase.includes(status)));
  }
});
