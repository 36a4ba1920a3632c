import type { OutputOf, RefusalOf } from '#contract/operation.ts';
import type { answerSafetyExit as contract } from '#contract/ops/answer-safety-exit.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { type Clock, type Instant, toIndiaIso } from '#kernel/time.ts';
import { lockBooking } from '#server/modules/booking/store.ts';
import {
  recordSafetyCall,
  recordSafetyExitsClosed,
} from '#server/modules/visit/safety-exit-store.ts';
import type { Database, Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { firstSaying, hasHappened } from '#server/platform/events/has-happened.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { aboutBooking } from '../steps/booking/about-booking.ts';

/** The Karigar who left for safety has been called; answered again, the first call counts. */
export const answerSafetyExit = (
  { pool, now }: { readonly pool: Pool; readonly now: Clock },
  command: {
    readonly bookingId: string;
    readonly karigarId: number;
    readonly closed: boolean;
    readonly comment: string;
    readonly actor: string;
  },
): Promise<Outcome<OutputOf<typeof contract>, RefusalOf<typeof contract>>> =>
  transaction(pool, async (db) => {
    const { bookingId, karigarId, closed, comment, actor } = command;
    const booking = await lockBooking(db, bookingId);
    if (!booking) return refuse('case-not-found');
    const at = now();
    const left = await recordSafetyCall(db, bookingId, karigarId, at);
    const calledAt = left ?? (await callOfLate(db, bookingId, karigarId, at));
    if (calledAt === undefined) return refuse('case-not-found');
    const ends =
      closed &&
      (left === undefined
        ? !(await hasHappened(db, bookingId, 'SafetyExitAnswered', { karigarId, closed }))
        : (await recordSafetyExitsClosed(db, bookingId, command, at)) > 0);
    if (calledAt === at || ends)
      await recordEvent(db, bookingId, 'SafetyExitAnswered', at, actor, {
        ...aboutBooking(booking),
        ...{ karigarId, closed, comment },
      });
    return accept({ calledAt: toIndiaIso(calledAt) });
  });

/** The first call to whoever pressed the way out when it could end nothing: now, if nobody has called; undefined where nobody has pressed. */
async function callOfLate(db: Database, bookingId: string, karigarId: number, at: Instant) {
  if (!(await hasHappened(db, bookingId, 'SafetyExitCameLate', { karigarId }))) return undefined;
  const called = { since: 0, data: { karigarId }, key: 'closed' };
  return (await firstSaying(db, bookingId, 'SafetyExitAnswered', called)) ?? at;
}
