import type { OutputOf, RefusalOf } from '#contract/operation.ts';
import type { decideRatingAppeal as contract } from '#contract/ops/decide-rating-appeal.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Clock } from '#kernel/time.ts';
import { findKarigarAtWork } from '#server/modules/availability/own-karigar-store.ts';
import { lockBooking } from '#server/modules/booking/store.ts';
import {
  findRatingAppeal,
  lockRating,
  recordLeftOut,
  recordRatingAppealDecided,
} from '#server/modules/rating/appeal-store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { aboutBooking } from '../steps/booking/about-booking.ts';

/** One of us decides whether a rating counts; nobody about themselves. Decided once, it stays decided. */
export const decideRatingAppeal = (
  { pool, now: clock }: { readonly pool: Pool; readonly now: Clock },
  command: {
    readonly bookingId: string;
    readonly granted: boolean;
    readonly comment: string;
    readonly by: string;
  },
): Promise<Outcome<OutputOf<typeof contract>, RefusalOf<typeof contract>>> =>
  transaction(pool, async (db) => {
    const { bookingId, granted, comment, by } = command;
    const booking = await lockBooking(db, bookingId);
    const rating = booking && (await lockRating(db, bookingId));
    const appeal = rating && (await findRatingAppeal(db, bookingId));
    if (!booking || !appeal) return refuse('appeal-not-found');
    if (appeal.granted !== null) return accept({ granted: appeal.granted });
    const { karigarId } = appeal;
    const isOwn = booking.userId === by || (await findKarigarAtWork(db, by)) === karigarId;
    if (isOwn) return refuse('own-account');
    const now = clock();
    const actor = `ops:${by}`;
    await recordRatingAppealDecided(db, bookingId, { granted, comment, decidedBy: actor }, now);
    if (granted) await recordLeftOut(db, bookingId, 'appeal');
    const data = { ...aboutBooking(booking), karigarId, granted };
    await recordEvent(db, bookingId, 'RatingAppealDecided', now, actor, data);
    return accept({ granted });
  });
