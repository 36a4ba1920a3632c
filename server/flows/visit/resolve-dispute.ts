import type { BorneBy } from '#contract/bearers.ts';
import { canMove, legalMoves } from '#contract/lifecycle.ts';
import type { RefusalOf } from '#contract/operation.ts';
import type { resolveDispute as contract } from '#contract/ops/resolve-dispute.ts';
import type { ComplaintOutcome } from '#contract/visit.ts';
import type { Paise } from '#kernel/money.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Clock } from '#kernel/time.ts';
import { lockBooking } from '#server/modules/booking/store.ts';
import { findDispute } from '#server/modules/visit/case-store.ts';
import { decideHearing, decideRepeat } from '#server/modules/visit/complaint.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { hasChanged } from '../steps/booking/has-changed.ts';
import { requireSecondApproval } from '../steps/money/require-second-approval.ts';
import { mostOfDispute } from './steps/bear-complaint.ts';
import { listHeard } from './steps/list-heard.ts';
import { resolve } from './steps/resolve.ts';

/** Operations decide a dispute: at most what is disputed goes back. Decided once more it stays decided, and whoever
 * decides it otherwise is told how. */
export const resolveDispute = (
  { pool, now }: { readonly pool: Pool; readonly now: Clock },
  command: {
    readonly bookingId: string;
    readonly outcome: Exclude<ComplaintOutcome, 'rework'>;
    readonly refundPaise: Paise;
    readonly comment: string;
    /** The party that bears what is given back; we, where nothing is said. */
    readonly borneBy?: BorneBy | undefined;
    readonly actor: string;
    readonly seen?: string | undefined;
  },
): Promise<Outcome<'completed', RefusalOf<typeof contract>>> =>
  transaction(pool, async (db) => {
    const booking = await lockBooking(db, command.bookingId);
    const dispute = booking && (await findDispute(db, booking.id));
    if (!booking || !dispute) return refuse('dispute-not-found');
    const { outcome, comment, actor, borneBy = 'us' } = command;
    const refundPaise = outcome === 'refund' ? command.refundPaise : 0;
    if (dispute.resolvedAt !== null) {
      const was = { outcome: dispute.outcome, refundPaise: dispute.refundPaise };
      return decideRepeat(was, { outcome, refundPaise });
    }
    if (await hasChanged(db, booking, command.seen)) return refuse('booking-changed');
    if (!canMove('resolve', booking.status, 'ops'))
      return refuse('move-not-allowed', { moves: legalMoves(booking.status) });
    const most = await mostOfDispute(db, booking, dispute);
    if (refundPaise > most) return refuse('refund-too-high', { most });
    const at = now();
    const heard = await listHeard(db, booking.id);
    const decided = decideHearing(
      {
        openedAt: dispute.openedAt,
        heard,
      },
      { borneBy, refundPaise, comment },
      at,
    );
    if (!decided.ok) return decided;
    const wanted = { about: 'dispute', amountPaise: refundPaise, actor, now: at } as const;
    const agreed = await requireSecondApproval(db, booking, wanted);
    if (!agreed.ok) return agreed;
    await resolve(db, booking, { outcome, refundPaise, comment, borneBy, actor, now: at });
    return accept('completed');
  });
