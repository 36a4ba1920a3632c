import { slotsOffered } from '#contract/refusal-params.ts';
import { newId } from '#kernel/ids.ts';
import { dateInIndia, type Instant, MINUTE } from '#kernel/time.ts';
import { type BookSlotInput, bookSlot } from '#server/flows/booking/book-slot.ts';
import { cancelBooking } from '#server/flows/booking/cancel-booking.ts';
import { readCancellation } from '#server/views/cancellation.ts';
import type { City } from './city.ts';
import type { Clockwork } from './clockwork.ts';
import type { Wish } from './demand.ts';
import type { Nature } from './nature.ts';

/** Wishes that were booked, as they stand before anybody sets out. */
export type Booked = Map<string, { readonly wish: Wish; startsAt: Instant }>;

export type Customers = { readonly booked: Booked; readonly refused: Map<number, string> };

/** Customers ask when they ask, take another hour or none when theirs is full, and some change their mind. */
export function sendCustomers(
  city: City,
  clockwork: Clockwork,
  wishes: readonly Wish[],
  nature: Nature,
): Customers {
  const booked: Booked = new Map();
  const refused = new Map<number, string>();
  for (const wish of wishes) clockwork.at(wish.askedAt, () => ask(wish));
  return { booked, refused };

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
