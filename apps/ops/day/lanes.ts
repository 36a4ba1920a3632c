import { PHASES } from '#contract/booking-phases.ts';
import { type SlotGrid, slotLabel, slotMinutes } from '#contract/slots.ts';
import { project } from '../../browser/city-projection.ts';
import type { Day, DayKarigar, DayVisit } from './day-of.ts';

export type Lane = { readonly karigar: DayKarigar; readonly visits: readonly DayVisit[] };

/** Beginning and end of the axis, in minutes of the day. */
export const FROM = 7 * 60;
export const UNTIL = 23 * 60;

/** Every second hour. */
export const HOURS = Array.from(
  { length: (UNTIL - FROM) / 120 + 1 },
  (_, index) => FROM + index * 120,
);

/** Position of a minute on the axis, in percent of its width. */
export const at = (minute: number): number =>
  (100 * (Math.min(UNTIL, Math.max(FROM, minute)) - FROM)) / (UNTIL - FROM);

/** When visits may begin in the city of this one. */
export const slotsOf = ({ grids }: Pick<Day, 'grids'>, { city }: { city: string }): SlotGrid =>
  grids[city] ?? { firstMinute: 0, stepMinutes: 60, count: 24 };

/** The slot of a city nearest to a place on the axis. */
export function slotAt(share: number, grid: SlotGrid): string {
  const minute = FROM + share * (UNTIL - FROM);
  const nearest = slotMinutes(grid).reduce((best, one) =>
    Math.abs(one - minute) < Math.abs(best - minute) ? one : best,
  );
  return slotLabel(nearest);
}

export function lanesOf(day: Pick<Day, 'karigars' | 'visits'>): Lane[] {
  const visits = Map.groupBy(day.visits, ({ karigarId }) => karigarId);
  const lanes = day.karigars.map((karigar) => ({ karigar, visits: visits.get(karigar.id) ?? [] }));
  // Karigars with a visit stand above those without; then the one who begins first.
  const first = ({ visits: [one] }: Lane) => one?.leaves ?? Number.POSITIVE_INFINITY;
  const isOff = ({ karigar }: Lane) => Number(karigar.duties.length === 0);
  return lanes.sort(
    (one, other) =>
      isOff(one) - isOff(other) ||
      (first(one) === first(other) ? 0 : first(one) - first(other)) ||
      one.karigar.name.localeCompare(other.karigar.name),
  );
}

/** Only those who could do a visit: who holds it first, then who is free at its hour, and of these who lives nearest. */
export function fitFor(
  lanes: readonly Lane[],
  visit: Pick<DayVisit, 'karigarId' | 'serviceId' | 'leaves' | 'starts' | 'ends'> & {
    readonly pincode: string | null;
  },
  areas: Day['areas'],
): Lane[] {
  const door = areas[visit.pincode ?? ''];
  const farOf = ({ karigar }: Lane): number => {
    const home = areas[karigar.homePincode];
    if (!door || !home) return FARTHEST;
    const [[x, y], [toX, toY]] = [project(home), project(door)];
    return Math.hypot(toX - x, toY - y);
  };
  const rank = ({ karigar, visits }: Lane): number => {
    if (karigar.id === visit.karigarId) return 0;
    const works = karigar.duties.some(
      ({ from, until }) => from <= visit.starts && until >= visit.ends,
    );
    if (!works) return 3;
    const isBusy = visits.some((one) => one.leaves < visit.ends && one.ends > visit.leaves);
    return isBusy ? 2 : 1;
  };
  return lanes
    .filter(({ karigar }) => karigar.serviceIds.includes(visit.serviceId))
    .map((lane) => ({ lane, rank: rank(lane), far: farOf(lane) }))
    .sort((one, other) => one.rank - other.rank || one.far - other.far)
    .map(({ lane }) => lane);
}

/** The next visit of the Karigar who gives one away, not begun yet: first what comes after it that day. */
export function nextOfSame(
  visits: readonly DayVisit[],
  given: Pick<DayVisit, 'bookingId' | 'karigarId' | 'starts'>,
): DayVisit | undefined {
  const left = visits.filter(
    (one) =>
      one.karigarId === given.karigarId &&
      one.bookingId !== given.bookingId &&
      NOT_BEGUN.has(one.status),
  );
  return left.find(({ starts }) => starts >= given.starts) ?? left[0];
}

const NOT_BEGUN: ReadonlySet<DayVisit['status']> = new Set(PHASES.beforeArrival);

/** Homes that are nowhere known stand last. */
const FARTHEST = 1e9;

/** Lanes that match the typed text: a Karigar's name, where they live, or where they go. */
export function searched(lanes: readonly Lane[], query: string, areaOf: (p: string) => string) {
  const wanted = query.trim().toLowerCase();
  if (!wanted) return lanes;
  const has = (text: string) => text.toLowerCase().includes(wanted);
  return lanes.filter(
    ({ karigar, visits }) =>
      has(karigar.name) ||
      has(areaOf(karigar.homePincode)) ||
      visits.some(({ pincode, reference }) => has(areaOf(pincode)) || has(reference)),
  );
}

/** The visit whose block an element is, or lies in. */
export function visitAt(lanes: readonly Lane[], element: EventTarget): DayVisit | undefined {
  const block = element instanceof Element ? element.closest<HTMLElement>('[data-visit]') : null;
  const lane = block?.closest<HTMLElement>('[data-lane]');
  if (!block || !lane) return undefined;
  const { visits } = lanes.find(({ karigar }) => karigar.id === Number(lane.dataset.lane)) ?? {};
  return visits?.find(({ id }) => id === block.dataset.visit);
}

const HARM: ReadonlySet<string | null> = new Set(['safety-exit', 'karigar-silent', 'nobody-comes']);
export const isHarm = ({ trouble }: Pick<DayVisit, 'trouble'>): boolean => HARM.has(trouble);
