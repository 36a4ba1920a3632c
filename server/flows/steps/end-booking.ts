import type { Paise } from '#kernel/money.ts';
import type { Instant } from '#kernel/time.ts';
import type { Places } from '#server/modules/availability/places.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import { moves } from '#server/modules/booking/lifecycle.ts';
import { recordEnded } from '#server/modules/booking/store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { aboutBooking } from './about-booking.ts';
import { divideMoney } from './divide-money.ts';
import { freeTeam } from './free-team.ts';

export type End = {
  readonly move: 'cancel' | 'platformCancel' | 'customerNoShow' | 'providerNoShow';
  readonly actor: string;
  readonly now: Instant;
  readonly feePaise: Paise;
  readonly duePaise: Paise;
  readonly refundPaise: Paise;
  /** What we pay on top for a failure of ours. */
  readonly goodwillPaise: Paise;
  /** What else the event tells. */
  readonly more?: Readonly<Record<string, unknown>>;
};

/** A booking comes to its end without the visit: its state, its time, its event and its money, all at once. */
export async function endBooking(
  db: Database,
  places: Places,
  booking: Booking,
  { move, actor, now, more, ...shares }: End,
): Promise<void> {
  await recordEnded(db, booking.id, moves[move].to, shares.feePaise, now);
  await freeTeam(db, places, booking.id);
  const eventId = await recordEvent(db, booking.id, moves[move].event, now, actor, {
    ...aboutBooking(booking),
    ...shares,
    ...more,
    from: booking.status,
    policyVersion: booking.policyVersion,
  });
  await divideMoney({ db, now, booking, eventId }, shares);
}
