import type { OutputOf, RefusalOf } from '#contract/operation.ts';
import type { decideAppeal as contract } from '#contract/ops/decide-appeal.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Clock } from '#kernel/time.ts';
import { lockBooking } from '#server/modules/booking/store.ts';
import { borneByUs } from '#server/modules/visit/complaint.ts';
import {
  findAppeal,
  findDecision,
  recordAppealDecided,
} from '#server/modules/visit/complaint-store.ts';
import { findVisit } from '#server/modules/visit/store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { aboutBooking } from '../steps/booking/about-booking.ts';
import { bearComplaint } from './steps/bear-complaint.ts';

/** Somebody else looks at a decision once more: granted, we pay what the Karigar bore. Decided once, it stays decided. */
export const decideAppeal = (
  { pool, now: clock }: { readonly pool: Pool; readonly now: Clock },
  command: {
    readonly bookingId: string;
    readonly granted: boolean;
    readonly comment: string;
    readonly actor: string;
  },
): Promise<Outcome<OutputOf<typeof contract>, RefusalOf<typeof contract>>> =>
  transaction(pool, async (db) => {
    const { bookingId, granted, comment, actor } = command;
    const booking = await lockBooking(db, bookingId);
    const decision = booking && (await findDecision(db, bookingId));
    const appeal = booking && (await findAppeal(db, bookingId));
    if (!booking || !decision || !appeal || decision.borneBy === null)
      return refuse('appeal-not-found');
    if (appeal.granted !== null) return accept({ granted: appeal.granted });
    if (decision.decidedBy === actor) return refuse('needs-another-person');
    const now = clock();
    await recordAppealDecided(db, bookingId, { granted, comment, decidedBy: actor }, now);
    const visit = await findVisit(db, bookingId);
    await recordEvent(db, bookingId, 'AppealDecided', now, actor, {
      ...aboutBooking(booking),
      karigarId: visit?.karigarId ?? null,
      granted,
    });
    if (granted) {
      const borneBy = decision.borneBy ?? 'us';
      const bore = decision.lost.map(({ karigarId, amountPaise }) => ({
        karigarId,
        amountPaise: amountPaise - borneByUs(amountPaise, borneBy),
      }));
      await bearComplaint({ db, now, booking, actor }, bore, 'us');
    }
    return accept({ granted });
  });
