import type { OfferState } from '#contract/offer-states.ts';
import type { Instant } from '#kernel/time.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import { listOffers } from '#server/modules/dispatch/offer-store.ts';
import { isToldOf } from '#server/modules/visit/crew-hearing-store.ts';
import type { Visit } from '#server/modules/visit/visit.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { isOfCrew } from '../../steps/visit/crew-of.ts';

/** `once`: also those who said yes to it and to whom it no longer belongs. */
export type By = 'leader' | 'crew' | 'once' | 'heard';

type Who = {
  readonly karigarId: number;
  readonly now: Instant;
  readonly by: By;
};

/** Whether an action is this Karigar's: of whoever leads the visit, or where it says so of its crew or who was told. */
export const mayAct = async (
  db: Database,
  booking: Booking,
  visit: Visit,
  { karigarId, now, by }: Who,
): Promise<boolean> =>
  visit.karigarId === karigarId ||
  (by === 'crew' && (await isOfCrew(db, booking, visit, { karigarId, now }))) ||
  (by === 'once' && (await wasOfCrew(db, booking, visit, { karigarId, now }))) ||
  (by === 'heard' && (await isToldOf(db, booking.id, karigarId)));

const wasOfCrew = async (
  db: Database,
  booking: Booking,
  visit: Visit,
  { karigarId, now }: Pick<Who, 'karigarId' | 'now'>,
): Promise<boolean> =>
  (await isOfCrew(db, booking, visit, { karigarId, now })) ||
  (await listOffers(db, booking.id)).some(
    (one) => one.karigarId === karigarId && SAID_YES.has(one.state),
  );

const SAID_YES: ReadonlySet<OfferState> = new Set(['accepted', 'given-back']);
