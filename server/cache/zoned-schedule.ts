import type { AreaLimitOfDay } from '#contract/area-limit.ts';
import { type AreaLimit, limitOn } from '#server/modules/area-limit/area-limit.ts';
import { type HeldBack, heldBackBy } from '#server/modules/availability/openings.ts';
import type { Places } from '#server/modules/availability/places.ts';
import type { MarkedSlot, SlotQuestion } from '#server/modules/availability/slots.ts';
import { type ZonePlace, type ZoneSwitch, zoneOf } from '#server/modules/zone/zone.ts';
import type { Customer, LiveDaySchedule } from './day-schedule.ts';

type Rules = { readonly zones: readonly ZoneSwitch[]; readonly limits: readonly AreaLimit[] };

/**
 * The same board, whose slots say which zone switches and limits hold for them, and whose time is not sold. Most of the time
 * there are none.
 */
export function zonedSchedule(board: LiveDaySchedule, rules: Rules): LiveDaySchedule {
  if (rules.zones.length === 0 && rules.limits.length === 0) return board;
  const limitAt = (place: number | undefined) =>
    limitOn(rules.limits, placeOf(board.places, place), board.date);
  const heldBackAt = (place: number | undefined): HeldBack | undefined => {
    const percent = limitAt(place)?.percent;
    return percent ? heldBackBy(board.date, percent) : undefined;
  };
  const seenFor = (customer: Customer | undefined, limit: AreaLimitOfDay | undefined) => {
    if (limit?.percent) return board.seenBy({ ...(customer ?? NOBODY), percent: limit.percent });
    return customer ? board.seenBy(customer) : board;
  };
  const marked = (customer?: Customer) => ({
    slots: (question: SlotQuestion) => {
      const limit = limitAt(question.place);
      const slots = seenFor(customer, limit).slots(question);
      return mark(board, slots, question, { ...rules, limit });
    },
    people: (question: SlotQuestion) => seenFor(customer, limitAt(question.place)).people(question),
  });
  return { ...board, ...marked(), heldBackAt, seenBy: marked };
}

const NOBODY: Customer = { id: '', freed: [] };

/** Slots change rarely and are asked for often: what holds for them is found out once. */
function mark(
  { places }: LiveDaySchedule,
  slots: readonly MarkedSlot[],
  { place }: SlotQuestion,
  { zones, limits, limit }: Rules & { readonly limit: MarkedSlot['limit'] },
): readonly MarkedSlot[] {
  const known = marked.get(slots) ?? new WeakMap<object, Marked>();
  marked.set(slots, known);
  const before = known.get(zones);
  if (before?.limits === limits) return before.slots;
  const where = placeOf(places, place);
  const now = slots.map((slot) => {
    const zone = zoneOf(zones, where, slot.startsAt);
    return zone || limit ? { ...slot, ...(zone && { zone }), ...(limit && { limit }) } : slot;
  });
  // Nothing holds there: the very same slots, so that what was made of them stands.
  const all = now.some((slot) => slot.zone || slot.limit) ? now : slots;
  known.set(zones, { limits, slots: all });
  return all;
}

/** As zone switches name it. */
export const placeOf = (
  places: Pick<Places, 'cityAt' | 'centres'>,
  place: number | undefined,
): ZonePlace => ({
  city: places.cityAt(place).slug,
  pincode: place === undefined ? undefined : places.centres[place]?.pincode,
});

type Marked = {
  readonly limits: readonly AreaLimit[];
  readonly slots: readonly MarkedSlot[];
};
const marked = new WeakMap<readonly MarkedSlot[], WeakMap<object, Marked>>();
