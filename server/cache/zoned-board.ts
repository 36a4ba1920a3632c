import type { Places } from '#server/modules/availability/places.ts';
import type { MarkedSlot, SlotQuestion } from '#server/modules/availability/slots.ts';
import { type ZonePlace, type ZoneSwitch, zoneOf } from '#server/modules/zone/zone.ts';
import type { LiveDaySchedule } from './day-schedule.ts';

/** The same board, whose slots say which zone switches hold for them. Most of the time there is none. */
export function zonedBoard(board: LiveDaySchedule, zones: readonly ZoneSwitch[]): LiveDaySchedule {
  if (zones.length === 0) return board;
  return {
    ...board,
    slots: (question) => zoned(board, board.slots(question), question, zones),
    seenBy: (customer) => {
      const seen = board.seenBy(customer);
      return {
        slots: (question) => zoned(board, seen.slots(question), question, zones),
        people: seen.people,
      };
    },
  };
}

/** Slots change rarely and are asked for often: what holds for them is found out once. */
function zoned(
  { places }: LiveDaySchedule,
  slots: readonly MarkedSlot[],
  { place }: SlotQuestion,
  zones: readonly ZoneSwitch[],
): readonly MarkedSlot[] {
  const known = marked.get(slots) ?? new WeakMap<readonly ZoneSwitch[], readonly MarkedSlot[]>();
  marked.set(slots, known);
  const before = known.get(zones);
  if (before) return before;
  const where = placeOf(places, place);
  const now = slots.map((slot) => {
    const zone = zoneOf(zones, where, slot.startsAt);
    return zone ? { ...slot, zone } : slot;
  });
  // Nothing holds there: the very same slots, so that what was made of them stands.
  const all = now.some((slot) => slot.zone) ? now : slots;
  known.set(zones, all);
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

const marked = new WeakMap<
  readonly MarkedSlot[],
  WeakMap<readonly ZoneSwitch[], readonly MarkedSlot[]>
>();
