import type { DaySchedule, Visit } from './openings.ts';
import type { Karigar } from './roster.ts';

/** The same day as if every shift began so much earlier and ended so much later. */
export const withLongerHours = <B extends DaySchedule>(board: B, minutes: number): B =>
  minutes === 0
    ? board
    : {
        ...board,
        dutiesOf: (one: Karigar) =>
          board.dutiesOf(one).map(({ fromMinute, untilMinute }) => ({
            fromMinute: fromMinute - minutes,
            untilMinute: untilMinute + minutes,
          })),
      };

/** How many minutes of a visit lie outside the shift that is nearest to it; infinitely many where nobody works that day. */
export const minutesBeyondHours = (board: DaySchedule, karigar: Karigar, visit: Visit): number =>
  Math.min(
    ...board
      .dutiesOf(karigar)
      .map(
        ({ fromMinute, untilMinute }) =>
          Math.max(0, fromMinute - visit.startsMinute) +
          Math.max(0, visit.endsMinute - untilMinute),
      ),
  );
