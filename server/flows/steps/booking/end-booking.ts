import { isOut } from '#contract/booking-phases.ts';
import { moves } from '#contract/lifecycle.ts';
import type { Paise } from '#kernel/money.ts';
import type { Instant } from '#kernel/time.ts';
import type { Places } from '#server/modules/availability/places.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import { lockBooking, recordEnded } from '#server/modules/booking/store.ts';
import { reachedAt } from '#server/modules/karigar/reached.ts';
import { findReworked } from '#server/modules/visit/case-store.ts';
import { findVisit, recordCodeVoid } from '#server/modules/visit/store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { divideMoney } from '../money/divide-money.ts';
import { payLongWaysOf } from '../money/pay-long-ways.ts';
import { payVisit } from '../money/pay-visit.ts';
import type { Ending } from '../money/post-at-end.ts';
import { payDuesWithCredit } from '../money/spend-credit.ts';
import { crewOf } from '../visit/crew-of.ts';
import { crewsCome } from '../visit/crews-come.ts';
import { aboutBooking } from './about-booking.ts';
import { freeTeam } from './free-team.ts';

export type End = {
  readonly move: 'cancel' | 'platformCancel' | 'customerNoShow' | 'karigarNoShow';
  readonly actor: string;
  readonly now: Instant;
  readonly feePaise: Paise;
  readonly duePaise: Paise;
  readonly refundPaise: Paise;
  /** The amount given back by hand before, which is not given a second time. */
  readonly countedPaise: Paise;
  /** The amount that we pay on top for a failure of ours. */
  readonly goodwillPaise: Paise;
  /** Further data of the event. */
  readonly more?: Readonly<Record<string, unknown>>;
};

/**
 * A booking comes to its end without the visit: its state, its time, its event and its money, all at once. Karigars who
 * had set out for it are paid for that, unless it is they who did not come.
 */
export async function endBooking(
  db: Database,
  places: Places,
  booking: Booking,
  { move, actor, now, more, ...shares }: End,
): Promise<void> {
  const visit = await findVisit(db, booking.id);
  const crew = await crewOf(db, booking, visit, now);
  const reached = move === 'karigarNoShow' ? undefined : reachedAt(booking, now);
  const come = reached === 'door' ? await crewsCome(db, booking, visit, now) : [];
  await recordEnded(db, booking.id, moves[move].to, shares.feePaise, now);
  if (visit) await recordCodeVoid(db, booking.id);
  await freeTeam(db, places, booking.id, isOut(booking.status) ? 'out' : 'not-out');
  const eventId = await recordEvent(db, booking.id, moves[move].event, now, actor, {
    ...aboutBooking(booking),
    ...shares,
    ...more,
    ...(visit?.karigarId && { karigarId: visit.karigarId, karigarIds: crew }),
    from: booking.status,
    policyVersion: booking.policyVersion,
  });
  const ending = { db, now, booking, eventId };
  await divideMoney(ending, shares);
  await settleReworked(ending, actor, shares.refundPaise);
  if (reached) await payVisit(ending, crew, reached);
  await payLongWaysOf({ db, now, booking, actor }, come);
}

/**
 * Our goodwill pays for work that is to be done again, whether the first time was paid for or not. When it is not done
 * after all, what comes back settles what is owed for the first time; only the rest is credit to use.
 */
async function settleReworked(
  { db, now, booking }: Ending,
  actor: string,
  mostPaise: Paise,
): Promise<void> {
  const reworkedId = await findReworked(db, booking.id);
  const reworked = reworkedId && (await lockBooking(db, reworkedId));
  if (reworked) await payDuesWithCredit({ db, now, booking: reworked, actor }, mostPaise);
}
