import { moves, visitMoved } from '#contract/lifecycle.ts';
import type { Instant } from '#kernel/time.ts';
import { recordHoldsSwapped } from '#server/modules/availability/held-for-store.ts';
import type { Places } from '#server/modules/availability/places.ts';
import { listHoldsOf } from '#server/modules/availability/store.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import { keepsTeam } from '#server/modules/booking/linkage.ts';
import { nextReminder } from '#server/modules/booking/payment-reminding.ts';
import { movesCounted } from '#server/modules/booking/rescheduling.ts';
import { listInstalments, recordRescheduled } from '#server/modules/booking/store.ts';
import { listOffers, recordAcceptedAt } from '#server/modules/dispatch/offer-store.ts';
import { listDays, recordFirst, recordVisitsMoved } from '#server/modules/visit/days-store.ts';
import { recordNoLeader } from '#server/modules/visit/store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { aboutBooking } from '../../steps/booking/about-booking.ts';
import { freeHold } from '../../steps/booking/free-team.ts';
import type { Moving } from './plan-moving.ts';

/** In their order; answers who was to come to the first of them. */
export async function freeVisits(
  db: Database,
  places: Places,
  visits: Moving['moved'],
): Promise<number[]> {
  const freed: number[][] = [];
  for (const { id } of visits) {
    const holds = await listHoldsOf(db, id);
    for (const hold of holds) await freeHold(db, places, hold);
    freed.push(holds.map(({ karigarId }) => karigarId));
  }
  return freed[0] ?? [];
}

type By = {
  readonly actor: string;
  readonly why?: string;
  /** The Karigars who had accepted the visits at their old time. */
  readonly karigarIds: readonly number[];
  readonly now: Instant;
};

/** Writes down what has moved, once its new time is taken, and tells of it. */
export async function recordMoving(
  db: Database,
  before: Booking,
  { as, one, to, moved, booking }: Moving,
  { actor, why, karigarIds, now }: By,
): Promise<void> {
  const { id } = before;
  const counted = movesCounted(as);
  await recordVisitsMoved(db, moved, { keepsLeader: one !== undefined, counted });
  await recordRescheduled(db, id, booking, now);
  const { holdUntil, reschedules, feeFloorPaise } = booking;
  const about = {
    ...aboutBooking({ ...as, startsAt: to }),
    ...{ before: as.startsAt, from: as.status, holdUntil },
    ...(why !== undefined && { why }),
    remindAt: nextReminder(before, await listInstalments(db, id))?.at ?? null,
  };
  if (!one) {
    const data = { ...about, karigarIds, feeFloorPaise, reschedules };
    await recordEvent(db, id, moves.reschedule.event, now, actor, data);
    return;
  }
  await recordNewFirst(db, before, booking.startsAt);
  await recordEvent(db, id, visitMoved, now, actor, {
    ...{ ...about, visit: one.position, reschedules: one.reschedules + counted },
    feeFloorPaise: moved[0]?.feeFloorPaise ?? 0,
    karigarIds: await saidYes(db, id, karigarIds),
  });
}

/** Another visit may be the first now, or the first at another hour: who said yes comes then. */
async function recordNewFirst(db: Database, before: Booking, at: Instant): Promise<void> {
  const { id, startsAt } = before;
  const next = (await listDays(db, id)).find((day) => day.startsAt === at);
  if (next) {
    await recordFirst(db, id, next.id);
    await recordHoldsSwapped(db, id, next.id);
    if (!keepsTeam(before)) {
      await recordNoLeader(db, id);
      return;
    }
  }
  if (at !== startsAt) await recordAcceptedAt(db, id, at);
}

/** A Karigar who was only asked has accepted nothing that could have moved. */
async function saidYes(
  db: Database,
  bookingId: string,
  karigarIds: readonly number[],
): Promise<number[]> {
  const offers = await listOffers(db, bookingId);
  const last = new Map(offers.map(({ karigarId, state }) => [karigarId, state]));
  return karigarIds.filter((one) => (last.get(one) ?? 'accepted') === 'accepted');
}
