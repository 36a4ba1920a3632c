import type { OutputOf, RefusalOf } from '#contract/operation.ts';
import type { decideAppeal as contract } from '#contract/ops/decide-appeal.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Clock } from '#kernel/time.ts';
import { lockBooking } from '#server/modules/booking/store.ts';
import { costOf } from '#server/modules/visit/complaint.ts';
import { findDecision, recordAppealDecided } from '#server/modules/visit/complaint-store.ts';
import { recordCrewAppealDecided } from '#server/modules/visit/crew-hearing-store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { aboutBooking } from '../steps/booking/about-booking.ts';
import { bearComplaint } from './steps/bear-complaint.ts';
import { listHeard } from './steps/list-heard.ts';

/** Somebody else looks at a decision once more: granted, we pay what that Karigar bore. Decided once, it stays decided. */
export const decideAppeal = (
  { pool, now: clock }: { readonly pool: Pool; readonly now: Clock },
  command: {
    readonly bookingId: string;
    /** The Karigar who appeals: the leader of the visit, where nobody is named. */
    readonly karigarId?: number | undefined;
    readonly granted: boolean;
    readonly comment: string;
    readonly actor: string;
  },
): Promise<Outcome<OutputOf<typeof contract>, RefusalOf<typeof contract>>> =>
  transaction(pool, async (db) => {
    const { bookingId, granted, comment, actor } = command;
    const booking = await lockBooking(db, bookingId);
    const decision = booking && (await findDecision(db, bookingId));
    const heard = await listHeard(db, bookingId);
    const { karigarId = heard.find(({ leads }) => leads)?.karigarId } = command;
    const own = heard.find((one) => one.karigarId === karigarId);
    if (!booking || !decision || !own?.appeal || decision.borneBy === null)
      return refuse('appeal-not-found');
    if (own.appeal.granted !== null) return accept({ granted: own.appeal.granted });
    if (decision.decidedBy === actor) return refuse('needs-another-person');
    const now = clock();
    const end = { granted, comment, decidedBy: actor };
    await (own.leads
      ? recordAppealDecided(db, bookingId, end, now)
      : recordCrewAppealDecided(db, { ...own, bookingId }, end, now));
    const others = heard.filter((one) => one !== own);
    await recordEvent(db, bookingId, 'AppealDecided', now, actor, {
      ...aboutBooking(booking),
      karigarId: own.karigarId,
      granted,
      othersWait: others.some(({ appeal }) => appeal?.granted === null),
    });
    if (granted) {
      const told = heard.map((one) => one.karigarId);
      const amountPaise = costOf(own.karigarId, { ...decision, heard: told });
      await bearComplaint({ db, now, booking, actor }, [{ ...own, amountPaise }]);
    }
    return accept({ granted });
  });
