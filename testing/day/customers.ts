import { slotLabel } from '#contract/slots.ts';
import { dateInIndia, HOUR, type Instant, MINUTE, minuteOfDayInIndia } from '#kernel/time.ts';
import type { Clockwork } from './clockwork.ts';
import type { Wish } from './demand.ts';
import type { House, Taken } from './house.ts';
import type { Nature } from './nature.ts';

/** Wishes that were booked, as they stand before anybody sets out. */
export type Booked = Map<string, { readonly wish: Wish; startsAt: Instant }>;

export type Customers = {
  readonly booked: Booked;
  readonly refused: Map<number, string>;
  /** Bookings that were moved to another hour because nobody could come, and the hour that was promised first. */
  readonly movedFrom: Map<string, Instant>;
};

/** Customers ask when they ask, take another hour or none when theirs is full, and some change their mind. */
export function sendCustomers(
  house: House,
  clockwork: Clockwork,
  wishes: readonly Wish[],
  nature: Nature,
): Customers {
  const booked: Booked = new Map();
  const refused = new Map<number, string>();
  const movedFrom = new Map<string, Instant>();
  for (const wish of wishes) clockwork.at(wish.askedAt, () => ask(wish));
  clockwork.onEvent(async ({ type, subject }) => {
    const wish = booked.get(subject)?.wish;
    if (type !== 'NobodyAssignedYet' || !wish || movedFrom.has(subject)) return;
    if (!nature.takesAnotherHour(wish.visit)) return;
    clockwork.at(house.clock.now + nature.readsAfter(wish.visit), () => moveAway(wish));
  });
  return { booked, refused, movedFrom };

  /** Told that nobody has been found, they take another hour of that day if there is one. */
  async function moveAway(wish: Wish): Promise<void> {
    const found = booked.get(wish.bookingId);
    if (!found) return;
    const date = dateInIndia(wish.startsAt);
    let moved: Taken = { ok: false, code: 'too-soon', others: [] };
    // The hours that their screen shows begin where it is not too soon.
    for (let at = found.startsAt + HOUR; isTooSoon(moved) && dateInIndia(at) === date; at += HOUR)
      moved = await house.moveTo(wish, date, slotLabel(minuteOfDayInIndia(at)));
    const other = moved.ok ? undefined : moved.others.find((one) => one.date === date);
    if (other) moved = await house.moveTo(wish, other.date, other.time);
    if (!moved.ok) return;
    movedFrom.set(wish.bookingId, found.startsAt);
    found.startsAt = moved.startsAt;
  }

  async function ask(wish: Wish): Promise<void> {
    const first = await book(wish, wish.time);
    if (first.ok) return;
    const today = dateInIndia(wish.startsAt);
    const other = first.others.find(({ date }) => date === today);
    if (first.code === 'slot-taken' && other && nature.takesAnotherHour(wish.visit)) {
      const second = await book(wish, other.time);
      if (second.ok) return;
    }
    refused.set(wish.visit, first.code);
  }

  async function book(wish: Wish, time: string): Promise<Taken> {
    const taken = await house.book(wish, time);
    if (!taken.ok) return taken;
    const { startsAt } = taken;
    booked.set(wish.bookingId, { wish, startsAt });
    if (nature.cancels(wish.visit)) {
      const { now } = house.clock;
      const whole = Math.floor(((startsAt - now) * nature.cancelsAt(wish.visit)) / MINUTE) * MINUTE;
      clockwork.at(now + whole, () => house.cancel(wish));
    }
    return taken;
  }
}

const isTooSoon = (taken: Taken): boolean => !taken.ok && taken.code === 'too-soon';
