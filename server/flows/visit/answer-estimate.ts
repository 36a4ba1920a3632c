import type { answerEstimate as contract } from '#contract/customer/answer-estimate.ts';
import { legalMoves } from '#contract/lifecycle.ts';
import type { RefusalOf } from '#contract/operation.ts';
import type { Paise } from '#kernel/money.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { recordInstalmentAdded } from '#server/modules/booking/instalment-store.ts';
import { listEstimates, recordEstimateAnswered } from '#server/modules/visit/estimate-store.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { aboutBooking } from '../steps/booking/about-booking.ts';
import { type OfCustomer, ownVisit } from './steps/own-visit.ts';

/** The customer says yes or no to extra work, for the sum that was shown. Yes makes it a part to be paid. */
export const answerEstimate = (
  deps: Parameters<typeof ownVisit>[0],
  command: OfCustomer & {
    readonly estimateId: string;
    readonly approved: boolean;
    readonly shownTotalPaise: Paise;
  },
): Promise<Outcome<'done', RefusalOf<typeof contract>>> =>
  ownVisit(deps, command, undefined, async ({ db, now, booking, visit, actor }) => {
    const estimates = await listEstimates(db, booking.id);
    const estimate = estimates.find(({ id }) => id === command.estimateId);
    if (!estimate) return refuse('estimate-not-found');
    const state = command.approved ? 'approved' : 'refused';
    if (estimate.state === state) return accept('done');
    if (estimate.state !== 'proposed') return refuse('estimate-answered');
    if (booking.status !== 'arrived' && booking.status !== 'in_progress')
      return refuse('move-not-allowed', { moves: legalMoves(booking.status) });
    const { totalPaise: amountPaise, id: estimateId } = estimate;
    if (amountPaise !== command.shownTotalPaise) return refuse('amount-mismatch', { amountPaise });
    await recordEstimateAnswered(db, estimateId, state, now);
    if (command.approved) {
      const part = { kind: 'extra-work', amountPaise, dueAt: now } as const;
      await recordInstalmentAdded(db, booking.id, part);
    }
    const event = command.approved ? 'ExtraWorkApproved' : 'ExtraWorkRefused';
    await recordEvent(db, booking.id, event, now, actor, {
      ...aboutBooking(booking),
      karigarId: visit?.karigarId ?? null,
      estimateId,
      amountPaise,
    });
    return accept('done');
  });
