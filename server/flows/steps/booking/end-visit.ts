import { moves, visitEnds } from '#contract/lifecycle.ts';
import type { Paise } from '#kernel/money.ts';
import type { Instant } from '#kernel/time.ts';
import { recordHeldFor } from '#server/modules/availability/held-for-store.ts';
import type { Places } from '#server/modules/availability/places.ts';
import { listHoldsOf } from '#server/modules/availability/store.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import { keepsTeam } from '#server/modules/booking/linkage.ts';
import { nextReminder } from '#server/modules/booking/payment-reminding.ts';
import { recordShortened } from '#server/modules/booking/shorten-store.ts';
import { asItsOwn, shortenParts, withoutVisit } from '#server/modules/booking/single-visit.ts';
import { listInstalments } from '#server/modules/booking/store.ts';
import {
  listOffers,
  recordAcceptedAt,
  recordGivenBack,
  recordWithdrawn,
} from '#server/modules/dispatch/offer-store.ts';
import { reachedAt } from '#server/modules/karigar/reached.ts';
import { findVisit, recordNoLeader } from '#server/modules/visit/store.ts';
import { recordFirstEnded, recordVisitEnded } from '#server/modules/visit/visit-end-store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { divideMoney } from '../money/divide-money.ts';
import { handedBack } from '../money/left-to-give-back.ts';
import { payLongWays } from '../money/pay-long-ways.ts';
import { payVisit } from '../money/pay-visit.ts';
import { answersOf } from '../visit/answers-of.ts';
import { aboutBooking } from './about-booking.ts';
import { freeHold } from './free-team.ts';
import type { OneOfSeveral } from './visit-of-booking.ts';

export type VisitEnding = {
  readonly move: keyof typeof visitEnds;
  readonly actor: string;
  readonly now: Instant;
  readonly feePaise: Paise;
  /** The amount that we pay on top for a failure of ours. */
  readonly goodwillPaise: Paise;
  /** Further data of the event. */
  readonly more?: Readonly<Record<string, unknown>>;
};

/**
 * One visit of several comes to its end by itself: its time is free, its price is no longer owed but for the fee, and what was
 * paid for it in advance is settled against the visits that remain. Whoever leads the others goes on leading them, but for
 * somebody who did not come to the first.
 */
export async function endVisit(
  db: Database,
  places: Places,
  booking: Booking,
  { visit, visits, move, actor, now, feePaise, goodwillPaise, more }: OneOfSeveral & VisitEnding,
): Promise<void> {
  // Nobody was at home: whoever came stands at the door, also of a later day.
  const atDoor = move === 'customerNoShow' && { status: 'arrived' as const };
  const alone = { ...asItsOwn(booking, visit), ...atDoor };
  const as = moves[move].to;
  const left = visits.filter(({ id, endedAs }) => endedAs === null && id !== visit.id);
  const [next] = left;
  if (!next) throw new RangeError('The last visit of a booking ends with its booking');
  const parts = await listInstalments(db, booking.id);
  const money = shortenParts(booking, parts, {
    ...{ startsAt: visit.startsAt, feePaise },
    handedBackPaise: await handedBack(db, booking.id),
    left: left.map(({ startsAt }) => startsAt),
  });
  const crew = await crewOfVisit(db, booking, visit);
  const leader = (await findVisit(db, booking.id))?.karigarId ?? null;

  for (const held of await listHoldsOf(db, visit.id))
    await freeHold(db, places, held, atDoor ? 'out' : 'not-out');
  const asked = await recordWithdrawn(db, booking.id, now);
  const ended = {
    ...{ as, at: now, pricePaise: alone.pricePaise, feePaise, goodwillPaise },
    refundPaise: money.refundPaise,
  };
  const shorter = withoutVisit(booking, visits, visit, as);
  await recordEnded(db, booking, { visit, next, leader, move, ended, now });
  await recordShortened(db, booking.id, shorter, money.amounts, now);
  const { duePaise, refundPaise, countedPaise } = money;
  const shares = { feePaise, duePaise, refundPaise, countedPaise };
  const remindAt = nextReminder(
    { ...booking, status: shorter.status },
    await listInstalments(db, booking.id),
  )?.at;
  const eventId = await recordEvent(db, booking.id, visitEnds[move], now, actor, {
    ...aboutBooking(alone),
    ...{ visit: visit.position, days: 1, daysLeft: shorter.days },
    ...{ ...shares, goodwillPaise, remindAt: remindAt ?? null },
    ...more,
    ...(leader !== null && { karigarId: leader }),
    karigarIds: [...new Set([...crew, ...asked])],
    from: alone.status,
    policyVersion: booking.policyVersion,
  });
  const ending = { db, now, booking: alone, eventId, visit: visit.position };
  await divideMoney(ending, { ...shares, goodwillPaise });
  const reached = reachedAt(alone, now);
  if (!reached || move === 'karigarNoShow') return;
  await payVisit(ending, crew, reached);
  if (reached === 'door') await payLongWays({ db, now, booking, actor }, visit.startsAt, crew);
}

type Ended = Pick<OneOfSeveral & VisitEnding, 'visit' | 'move' | 'now'> & {
  readonly next: OneOfSeveral['visit'];
  readonly leader: number | null;
  readonly ended: Parameters<typeof recordVisitEnded>[2];
};

/** Writes down how a visit ended; when it was the first, the next one takes over what belongs to the first. */
async function recordEnded(
  db: Database,
  booking: Booking,
  { visit, next, leader, move, ended, now }: Ended,
): Promise<void> {
  if (visit.id !== booking.id) {
    await recordVisitEnded(db, visit.id, ended);
    return;
  }
  await recordHeldFor(db, next.id, booking.id);
  await recordFirstEnded(db, booking.id, next.id, ended);
  const isSameTeam = keepsTeam(booking);
  if (isSameTeam) await recordAcceptedAt(db, booking.id, next.startsAt);
  if (isSameTeam && move !== 'karigarNoShow') return;
  await recordNoLeader(db, booking.id);
  if (move === 'karigarNoShow') await recordGivenBack(db, booking.id, leader, now);
}

/** The Karigars whose time is held for one visit, without those who were asked and have not said yes. */
async function crewOfVisit(
  db: Database,
  booking: Booking,
  visit: OneOfSeveral['visit'],
): Promise<number[]> {
  const answers = answersOf(booking, visit, await listOffers(db, booking.id));
  const last = new Map(answers.map(({ karigarId, state }) => [karigarId, state]));
  const held = (await listHoldsOf(db, visit.id)).map(({ karigarId }) => karigarId);
  return held.filter((one) => (last.get(one) ?? 'accepted') === 'accepted');
}
