import { randomBytes } from 'node:crypto';
import { newId } from '#kernel/ids.ts';
import type { Paise } from '#kernel/money.ts';
import { type Instant, MINUTE } from '#kernel/time.ts';
import { LOOKAROUND } from '#server/modules/availability/openings.ts';
import type { VisitOpenings } from '#server/modules/availability/store.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import { unpaidInTurn } from '#server/modules/booking/instalments.ts';
import { decidePlacing } from '#server/modules/booking/placing.ts';
import { recordPlacings } from '#server/modules/booking/placing-store.ts';
import { bookingReference } from '#server/modules/booking/reference.ts';
import { recordRework } from '#server/modules/visit/case-store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { aboutBooking } from '../../steps/booking/about-booking.ts';
import type { Written } from '../../steps/booking/take-openings.ts';
import { Overtaken } from '../../steps/booking/take-visits.ts';
import { payForFailure } from '../../steps/money/divide-money.ts';
import { spendCredit } from '../../steps/money/spend-credit.ts';
import { resolve } from './resolve.ts';

export type ReworkTaken = {
  readonly id: string;
  /** One for each of its visits, in their order. */
  readonly startsAt: readonly Instant[];
  readonly durationMinutes: number;
  readonly teamSize: number;
  readonly openings: VisitOpenings;
};

type Rework = ReworkTaken & {
  readonly amountPaise: Paise;
  readonly comment: string;
  readonly actor: string;
  readonly now: Instant;
};

/**
 * The dispute ends, and the disputed work is done again: a booking of its own, of as many visits and at the price of what is
 * disputed, which our goodwill pays at once. The Karigar who does it is paid for it as for any visit; the one who did it first
 * keeps what they have.
 */
export async function bookRework(
  db: Database,
  booking: Booking,
  { amountPaise, comment, actor, now, teamSize, openings, ...again }: Rework,
): Promise<{ readonly placed: Written; readonly reference: string }> {
  const placing = placingOf(booking, { ...again, amountPaise }, now);
  const [placed] = await recordPlacings(
    db,
    [{ placing, teamSize, openings }],
    LOOKAROUND / MINUTE,
    undefined,
  );
  if (placed?.outcome !== 'placed') throw new Overtaken(placed?.outcome ?? 'stale');
  await resolve(db, booking, { outcome: 'rework', refundPaise: 0, comment, actor, now });
  await recordRework(db, booking.id, again.id);
  const completed = { ...booking, status: 'completed' } as const;
  // An event of the new visit: that is what its customer hears of, when and under which code.
  const data = { ...aboutBooking(placing.booking), reworkOf: booking.id };
  const eventId = await recordEvent(db, again.id, 'ReworkBooked', now, actor, data);
  await payForFailure({ db, now, booking: completed, eventId }, amountPaise);
  let rework = placing.booking;
  for (const part of unpaidInTurn(placing.instalments)) {
    await spendCredit({ db, now, booking: rework, actor, isPromise: true }, part, part.amountPaise);
    rework = { ...rework, firmAt: now };
  }
  return { placed, reference: rework.reference };
}

function placingOf(
  { userId, name, email, phone, serviceId, serviceSlug, serviceName, ...booking }: Booking,
  again: Pick<Rework, 'id' | 'startsAt' | 'durationMinutes' | 'amountPaise'>,
  now: Instant,
) {
  const { category, option, address, id } = booking;
  const { amountPaise, startsAt, ...when } = again;
  const [first = now, ...further] = startsAt;
  const pricePaise = amountPaise / startsAt.length;
  const placing = decidePlacing(
    {
      ...when,
      ...{ option, address, pricePaise, shownPricePaise: amountPaise, startsAt: first },
      moreVisits: further.map((at) => ({ id: newId(now), startsAt: at })),
      reference: bookingReference(randomBytes(8)),
      requestHash: `rework ${id}`,
      person: { id: userId, name, email, mobile: phone, mobileProven: true },
      service: { id: serviceId, slug: serviceSlug, name: serviceName, category },
      // Nothing is paid at the door; what pays it is there in the same moment.
      paymentMethod: 'upi',
    },
    now,
  );
  if (!placing.ok) throw new Error(`A rework is refused: ${placing.refusal.code}`);
  return placing.value;
}
