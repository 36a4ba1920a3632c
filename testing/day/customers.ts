import { slotsOffered } from '#contract/refusal-params.ts';
import { slotLabel } from '#contract/slots.ts';
import { newId } from '#kernel/ids.ts';
import { refuse } from '#kernel/outcome.ts';
import { dateInIndia, HOUR, type Instant, MINUTE, minuteOfDayInIndia } from '#kernel/time.ts';
import { type BookSlotInput, bookSlot } from '#server/flows/booking/book-slot.ts';
import { cancelBooking } from '#server/flows/booking/cancel-booking.ts';
import { rescheduleBooking } from '#server/flows/booking/reschedule-booking.ts';
import { findBooking } from '#server/modules/booking/store.ts';
import { readCancellation } from '#server/views/cancellation.ts';
import type { City } from './city.ts';
import type { Clockwork } from './clockwork.ts';
import type { Wish } from './demand.ts';
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
  city: City,
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
    clockwork.at(city.clock.now + nature.readsAfter(wish.visit), () => moveAway(wish));
  });
  return { booked, refused, movedFrom };

  /** Told that nobody has been found, they take another hour of that day if there is one. */
  async function moveAway({ bookingId, userId, startsAt: wanted }: Wish): Promise<void> {
    const found = booked.get(bookingId);
    if (!found) return;
    const date = dateInIndia(wanted);
    const owner = { id: bookingId, userId, shownFloorPaise: 0 };
    let moved: Awaited<ReturnType<typeof rescheduleBooking>> = refuse('too-soon');
    // The hours that their screen shows begin where it is not too soon.
    for (let at = found.startsAt + HOUR; isTooSoon(moved) && dateInIndia(at) === date; at += HOUR)
      moved = await rescheduleBooking(city.app, {
        ...owner,
        date,
        time: slotLabel(minuteOfDayInIndia(at)),
      });
    const other = moved.ok ? undefined : slotsOffered(moved.refusal).find((o) => o.date === date);
    if (other) moved = await rescheduleBooking(city.app, { ...owner, ...other });
    if (!moved.ok || moved.value !== 'moved') return;
    movedFrom.set(bookingId, found.startsAt);
    const booking = await findBooking(city.pool, bookingId);
    if (booking) found.startsAt = booking.startsAt;
  }

  async function ask(wish: Wish): Promise<void> {
    const first = await book(wish, wish.time);
    if (first.ok) return;
    const { code } = first.refusal;
    const others = slotsOffered(first.refusal);
    const today = dateInIndia(wish.startsAt);
    const other = others.find(({ date }) => date === today);
    if (code === 'slot-taken' && other && nature.takesAnotherHour(wish.visit)) {
      const second = await book(wish, other.time);
      if (second.ok) return;
    }
    refused.set(wish.visit, code);
  }

  async function book(wish: Wish, time: string) {
    const customer = {
      id: wish.userId,
      fullName: 'Somebody',
      email: null,
      mobile: '+919000000000',
      mobileProven: true,
    };
    const outcome = await bookSlot(city.app, customer, requestOf(wish, time));
    if (!outcome.ok) return outcome;
    const { startsAt } = outcome.value.booking;
    booked.set(wish.bookingId, { wish, startsAt });
    if (nature.cancels(wish.visit)) {
      const { now } = city.clock;
      const whole = Math.floor(((startsAt - now) * nature.cancelsAt(wish.visit)) / MINUTE) * MINUTE;
      clockwork.at(now + whole, () => cancel(wish));
    }
    return outcome;
  }

  /** As a screen does: the customer is shown what it costs, and says yes to that. */
  async function cancel({ bookingId, userId }: Wish): Promise<void> {
    const { pool } = city;
    const quote = await readCancellation(pool, userId, { id: bookingId }, city.clock.now);
    if (!quote.ok) return;
    const { feePaise, refundPaise } = quote.value;
    const command = { bookingId, userId, shownFeePaise: feePaise, shownRefundPaise: refundPaise };
    const outcome = await cancelBooking(city.app, command);
    if (!outcome.ok) throw new Error(`Not cancelled: ${outcome.refusal.code}`);
  }
}

const isTooSoon = (outcome: Awaited<ReturnType<typeof rescheduleBooking>>): boolean =>
  !outcome.ok && outcome.refusal.code === 'too-soon';

const requestOf = (wish: Wish, time: string): BookSlotInput => ({
  id: wish.bookingId || newId(),
  serviceId: wish.service.id,
  ...(wish.option && { option: wish.option.key }),
  date: dateInIndia(wish.startsAt),
  time,
  address: {
    street: `${wish.visit + 1} Gulmohar Road`,
    city: 'Mumbai',
    state: 'Maharashtra',
    pincode: wish.pincode,
    landmark: '',
  },
  paymentMethod: 'cash',
  shownPricePaise: wish.pricePaise,
});
