import type { appealRating as promise } from '#contract/karigar/appeal-rating.ts';
import type { OutputOf, RefusalOf } from '#contract/operation.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { type Clock, toIndiaIso } from '#kernel/time.ts';
import { findKarigarAtWork } from '#server/modules/availability/own-karigar-store.ts';
import { lockBooking } from '#server/modules/booking/store.ts';
import {
  findRatingAppeal,
  lockRating,
  recordRatingAppeal,
} from '#server/modules/rating/appeal-store.ts';
import { decideRatingAppealing } from '#server/modules/rating/appealing.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { aboutBooking } from '../steps/booking/about-booking.ts';

/** A Karigar says once why a customer's rating is not fair. The same words sent twice are one appeal. */
export const appealRating = (
  { pool, now: clock }: { readonly pool: Pool; readonly now: Clock },
  { id, why, userId }: { readonly id: string; readonly why: string; readonly userId: string },
): Promise<Outcome<OutputOf<typeof promise>, RefusalOf<typeof promise>>> =>
  transaction(pool, async (db) => {
    const karigarId = await findKarigarAtWork(db, userId);
    const booking = await lockBooking(db, id);
    const rating = booking && (await lockRating(db, id));
    if (!booking || !rating || rating.karigarId !== karigarId) return refuse('rating-not-found');
    const before = await findRatingAppeal(db, id);
    if (before?.why === why) return accept({ appealedAt: toIndiaIso(before.appealedAt) });
    if (before) return refuse('rating-appealed');
    const now = clock();
    const allowed = decideRatingAppealing(rating, now);
    if (!allowed.ok) return allowed;
    await recordRatingAppeal(db, { bookingId: id, karigarId, why }, now);
    const data = { ...aboutBooking(booking), karigarId };
    await recordEvent(db, id, 'RatingAppealed', now, `karigar:${karigarId}`, data);
    return accept({ appealedAt: toIndiaIso(now) });
  });
