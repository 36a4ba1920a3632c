import type { RefusalOf } from '#contract/operation.ts';
import type { recordCrewAttendance as contract } from '#contract/ops/record-crew-attendance.ts';
import { type Outcome, refuse } from '#kernel/outcome.ts';
import type { Clock } from '#kernel/time.ts';
import { lockBooking } from '#server/modules/booking/store.ts';
import { findVisit } from '#server/modules/visit/store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { refuseChanged } from '../steps/booking/has-changed.ts';
import { type Marked, markAttendance } from './steps/mark-attendance.ts';

type Said = Pick<Marked, 'karigarId' | 'came' | 'position' | 'actor' | 'seen'> & {
  readonly bookingId: string;
  readonly why: string;
};

/** Operations decide whether one of a crew came: for somebody who calls, or between two who disagree. */
export const recordCrewAttendance = (
  { pool, now: clock }: { readonly pool: Pool; readonly now: Clock },
  { bookingId, ...said }: Said,
): Promise<Outcome<'done', RefusalOf<typeof contract>>> =>
  refuseChanged(
    transaction(pool, async (db): Promise<Outcome<'done', RefusalOf<typeof contract>>> => {
      const booking = await lockBooking(db, bookingId);
      if (!booking) return refuse('booking-not-found');
      const visit = await findVisit(db, bookingId);
      return markAttendance({ ...said, db, now: clock(), booking, visit, saidBy: 'operations' });
    }),
  );
