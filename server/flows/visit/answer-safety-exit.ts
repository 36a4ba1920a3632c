import type { OutputOf, RefusalOf } from '#contract/operation.ts';
import type { answerSafetyExit as contract } from '#contract/ops/answer-safety-exit.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { type Clock, toIndiaIso } from '#kernel/time.ts';
import { lockBooking } from '#server/modules/booking/store.ts';
import {
  recordSafetyCall,
  recordSafetyExitsClosed,
} from '#server/modules/visit/safety-exit-store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
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
    const calledAt = await recordSafetyCall(db, bookingId, karigarId, at);
    if (calledAt === undefined) return refuse('case-not-found');
    const ends = closed && (await recordSafetyExitsClosed(db, bookingId, command, at)) > 0;
    if (calledAt === at || ends)
      await recordEvent(db, bookingId, 'SafetyExitAnswered', at, actor, {
        ...aboutBooking(booking),
        ...{ karigarId, closed, comment },
      });
    return accept({ calledAt: toIndiaIso(calledAt) });
  });
