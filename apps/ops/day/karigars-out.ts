import { MINUTE } from '#kernel/time.ts';
import { project } from '../../browser/city-projection.ts';
import type { Day, DayVisit } from './day-of.ts';
import { isHarm } from './lanes.ts';
import type { SeenAt } from './use-positions.ts';

/** How the mark of a Karigar looks: trouble first, then where they are. */
export const LOOKS = ['harm', 'risk', 'unseen', 'old', 'way', 'work'] as const;
export type Look = (typeof LOOKS)[number];

/** Between which times somebody on the way is expected. */
export type Arrival = { readonly from: string; readonly until: string; readonly late: boolean };

/** A Karigar who is on the way or at work, as the map and its list show them. */
export type KarigarOut = {
  readonly karigarId: number;
  readonly name: string;
  readonly bookingId: string;
  readonly visit: DayVisit;
  readonly state: 'way' | 'work';
  readonly look: Look;
  /** Nothing at the door, and on the way while the telephone has said nothing yet. */
  readonly seenAt: number | undefined;
  /** They were where they are drawn, and may be elsewhere by now. */
  readonly isOld: boolean;
  /** In units of the drawing; nothing where nobody knows. */
  readonly place: readonly [x: number, y: number] | undefined;
  /** The middle of the pincode that they are on the way to. */
  readonly door: readonly [x: number, y: number] | undefined;
  readonly arrival: Arrival | undefined;
  /** The number of this one among those who share a place: at work they stand around the middle of their pincode. */
  readonly nth: number;
};

/** Telephones report every few seconds; after this they say where somebody was, and not where they are. */
const OLD_MS = 2 * MINUTE;

/** Everybody who leads a visit and is on the way there or at work, in the order in which they are wanted. */
export function karigarsOut(
  { karigars, visits, areas }: Pick<Day, 'karigars' | 'visits' | 'areas'>,
  seen: readonly SeenAt[],
  { minute, now }: { readonly minute: number; readonly now: number },
): KarigarOut[] {
  const seenOn = new Map(seen.map((one) => [`${one.bookingId} ${one.karigarId}`, one]));
  const names = new Map(karigars.map(({ id, name }) => [id, name]));
  const there = new Map<string, number>();
  const out = visits.flatMap((visit): KarigarOut[] => {
    const { bookingId, karigarId, pincode } = visit;
    const position = seenOn.get(`${bookingId} ${karigarId}`);
    const state = stateOf(visit, minute, position !== undefined);
    if (!visit.leads || !state) return [];
    const door = areas[pincode];
    const nth = state === 'work' ? (there.get(pincode) ?? 0) : 0;
    if (state === 'work') there.set(pincode, nth + 1);
    const spot = state === 'work' ? door : position;
    const seenAt = state === 'way' ? position?.at : undefined;
    const isOld = seenAt !== undefined && isOldAt(seenAt, now);
    const look = lookOf(visit, state, { isSeen: seenAt !== undefined, isOld });
    const name = names.get(karigarId) ?? '';
    const place = spot && project(spot);
    const goesTo = state === 'way' && door ? project(door) : undefined;
    const arrival = state === 'way' && position ? arrivalOf(position) : undefined;
    const seenThere = { seenAt, isOld, place, nth, door: goesTo, arrival };
    return [{ karigarId, name, bookingId, visit, state, look, ...seenThere }];
  });
  return out.sort(byUrgency);
}

const arrivalOf = ({ arrivesFrom, arrivesUntil, late }: SeenAt): Arrival | undefined =>
  arrivesFrom && arrivesUntil ? { from: arrivesFrom, until: arrivesUntil, late } : undefined;

/** A booking of several days is in progress between them as well, when its Karigar is elsewhere. */
function stateOf(
  visit: DayVisit,
  minute: number,
  isSeen: boolean,
): KarigarOut['state'] | undefined {
  const { status, id, bookingId, starts, ends, hasOtherDays, trouble } = visit;
  if (status === 'dispatched') return 'way';
  if (status === 'arrived') return 'work';
  if (status !== 'in_progress') return undefined;
  const isFirst = id === bookingId;
  if (isSeen && !isFirst && minute < ends) return 'way';
  const hasBegun = isFirst || starts <= minute;
  const goesOn = minute < ends || !hasOtherDays || trouble === 'overruns';
  return hasBegun && goesOn ? 'work' : undefined;
}

function lookOf(
  visit: DayVisit,
  state: KarigarOut['state'],
  { isSeen, isOld }: { readonly isSeen: boolean; readonly isOld: boolean },
): Look {
  if (isHarm(visit)) return 'harm';
  if (visit.trouble !== null) return 'risk';
  if (state === 'work') return 'work';
  if (!isSeen) return 'unseen';
  return isOld ? 'old' : 'way';
}

export const isOldAt = (seenAt: number, now: number): boolean => now - seenAt >= OLD_MS;

const byUrgency = (one: KarigarOut, other: KarigarOut): number =>
  LOOKS.indexOf(one.look) - LOOKS.indexOf(other.look) ||
  (one.seenAt ?? 0) - (other.seenAt ?? 0) ||
  one.visit.starts - other.visit.starts;

/** The place of a mark: those at work in one pincode side by side in a spiral, `gap` units apart. */
export function standsAt({ place, nth }: KarigarOut, gap: number): [number, number] | undefined {
  if (!place) return undefined;
  // The golden angle leaves no gaps, however many there are.
  const [angle, far] = [nth * 2.4, gap * Math.sqrt(nth)];
  return [place[0] + far * Math.cos(angle), place[1] + far * Math.sin(angle)];
}

/** The mark nearest to a point of the drawing, when one is within reach. */
export function nearestTo(
  out: readonly KarigarOut[],
  [x, y]: readonly [number, number],
  { gap, reach }: { readonly gap: number; readonly reach: number },
): KarigarOut | undefined {
  let nearest: KarigarOut | undefined;
  let least = reach;
  for (const one of out) {
    const at = standsAt(one, gap);
    const far = at ? Math.hypot(at[0] - x, at[1] - y) : Number.POSITIVE_INFINITY;
    if (far < least) [nearest, least] = [one, far];
  }
  return nearest;
}
