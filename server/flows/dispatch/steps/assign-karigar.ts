import { moves } from '#contract/lifecycle.ts';
import type { Instant } from '#kernel/time.ts';
import { recordMoved } from '#server/modules/booking/moving-store.ts';
import { type Acceptance, whoMakesRoom } from '#server/modules/dispatch/answering.ts';
import type { Offer } from '#server/modules/dispatch/offer.ts';
import {
  recordAccepted,
  recordComingAlong,
  recordLeads,
  recordWithdrawn,
} from '#server/modules/dispatch/offer-store.ts';
import { findVisit, recordAssigned, recordLeader } from '#server/modules/visit/store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { aboutBooking } from '../../steps/booking/about-booking.ts';
import { holdKarigar } from './hold-karigar.ts';
import type { DispatchFacts } from './prepare-dispatch.ts';
import { replaceKarigar } from './replace-karigar.ts';

export type Assignment = {
  readonly offer: Offer;
  readonly as: Exclude<Acceptance, 'had-it'>;
  readonly actor: string;
  /** The reason for which another Karigar is looked for, or for which nobody was asked. */
  readonly why?: 'rescue' | 'by-hand' | 'committed';
  /** The reason in the words of whoever gave it by hand. */
  readonly said?: string;
};

/** The Karigar who said yes gets the visit: their time, the offer, the state, and the messages to all the others. */
export async function assignKarigar(
  db: Database,
  facts: DispatchFacts,
  { offer, as, actor, why = 'rescue', said }: Assignment,
): Promise<'held' | 'no-room'> {
  const { booking, holds, offers, now } = facts;
  const { karigarId, beyondMinutes } = offer;
  if (as === 'replace') {
    const by = { karigarId, beyondMinutes, why, said, actor };
    const replaced = await replaceKarigar(db, facts, by);
    if (replaced !== 'held') return 'no-room';
    await recordAccepted(db, offer.id, true, now);
    await withdrawOthers(db, facts, actor);
    return 'held';
  }
  if (!holds.some((hold) => hold.karigarId === karigarId)) {
    const instead = whoMakesRoom(holds, offers);
    const swap = { ...facts, karigarId, instead, beyondMinutes };
    const held = await holdKarigar(db, facts.board, swap);
    if (held !== 'held') return 'no-room';
  }
  await recordAccepted(db, offer.id, as === 'lead', now);
  if (as === 'join') {
    await leadWhereNobodyDoes(db, booking.id, karigarId, now);
    await recordEvent(db, booking.id, 'KarigarJoined', now, actor, {
      ...aboutBooking(booking),
      ...{ karigarId, offerId: offer.id },
    });
    return 'held';
  }
  await recordMoved(db, booking.id, moves.assign.from, moves.assign.to, now);
  await recordAssigned(db, booking.id, karigarId, now);
  await recordEvent(db, booking.id, moves.assign.event, now, actor, {
    ...aboutBooking(booking),
    ...{ karigarId, offerId: offer.id, round: offer.round, from: booking.status },
    ...(why !== 'rescue' && { why }),
    ...(said !== undefined && { said }),
  });
  await withdrawOthers(db, facts, actor);
  return 'held';
}

/** The leader of an event has gone between its days, and nobody else had said yes: the first who does leads. */
async function leadWhereNobodyDoes(
  db: Database,
  bookingId: string,
  karigarId: number,
  now: Instant,
): Promise<void> {
  const visit = await findVisit(db, bookingId);
  if (visit?.karigarId !== null) return;
  await recordLeads(db, bookingId, karigarId);
  await recordLeader(db, bookingId, karigarId, now);
}

/** There is one leader. Others of a team may still come along; for all who hold no time it is over. */
async function withdrawOthers(
  db: Database,
  { booking, teamSize, holds, offers, now }: DispatchFacts,
  actor: string,
): Promise<void> {
  const team = new Set(teamSize > 1 ? holds.map(({ karigarId }) => karigarId) : []);
  const open = offers.filter(({ state }) => state === 'open').map(({ karigarId }) => karigarId);
  const over = open.filter((karigarId) => !team.has(karigarId));
  const karigarIds = await recordWithdrawn(db, booking.id, now, over);
  if (teamSize > 1) await recordComingAlong(db, booking.id);
  if (karigarIds.length > 0) {
    await recordEvent(db, booking.id, 'OffersWithdrawn', now, actor, { karigarIds, why: 'taken' });
  }
}
