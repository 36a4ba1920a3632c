import { PHASES } from '#contract/booking-phases.ts';
import type { BookingStatus } from '#contract/booking-statuses.ts';
import { type MoveName, moves } from '#contract/lifecycle.ts';
import type { Instant } from '#kernel/time.ts';

/** One state on the way of a booking: reached and left, the one it is in, or still ahead. */
export type Step = {
  readonly name: BookingStatus;
  readonly state: 'done' | 'now' | 'ahead';
  /** When it came to it last, where that is known. */
  readonly at: Instant | null;
};

const WAY: readonly BookingStatus[] = [...PHASES.unfinished, 'done', 'completed'];

/** The state to which each event brings a booking. */
const REACHED_BY: ReadonlyMap<string, BookingStatus> = new Map(
  (Object.keys(moves) as MoveName[]).map((name) => [moves[name].event, moves[name].to]),
);

/** How far a booking has come, state by state; what ended it early stands last, and nothing is ahead of it. */
export function stepsOf(
  status: BookingStatus,
  events: readonly { readonly type: string; readonly at: Instant }[],
): Step[] {
  const at = new Map<BookingStatus, Instant>();
  for (const one of events) {
    const to = REACHED_BY.get(one.type);
    // Money and more time leave a booking where it is; back at an earlier state the later ones are ahead again.
    if (to === undefined || (to === 'pending' && at.has('pending') && !BACK.has(one.type)))
      continue;
    for (const later of WAY.slice(WAY.indexOf(to) + 1)) if (WAY.includes(to)) at.delete(later);
    at.set(to, one.at);
  }
  const way = WAY.includes(status) ? WAY : [...WAY.filter((one) => at.has(one)), status];
  const ordered = status === 'disputed' ? disputedWay(at) : way;
  const here = ordered.indexOf(status);
  return ordered.map((name, index) => ({
    name,
    state: index < here ? 'done' : index > here ? 'ahead' : 'now',
    at: index > here ? null : (at.get(name) ?? null),
  }));
}

/** These give a visit back that somebody had. */
const BACK: ReadonlySet<string> = new Set([
  moves.release.event,
  moves.breakOff.event,
  moves.reschedule.event,
  moves.lateSettle.event,
]);

const disputedWay = (at: ReadonlyMap<BookingStatus, Instant>): BookingStatus[] => [
  ...WAY.filter((one) => one !== 'completed' && at.has(one)),
  ...PHASES.judged,
];
