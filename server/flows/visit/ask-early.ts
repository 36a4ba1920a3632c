import type { askEarly as contract } from '#contract/karigar/ask-early.ts';
import { legalMoves } from '#contract/lifecycle.ts';
import type { RefusalOf } from '#contract/operation.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { decideAsking } from '#server/modules/visit/early.ts';
import { listEarlyRequests, recordEarlyRequest } from '#server/modules/visit/early-store.ts';
import { visitAtHand } from '../steps/visit/visit-at-hand.ts';
import {
  type KarigarActionCommand,
  performKarigarAction,
  recordVisitEvent,
  type VisitDeps,
} from './steps/perform-karigar-action.ts';

/** "May I come at 5:50?" (ruling R42): asked before setting out or on the way, of the customer alone. */
export const askEarly = (
  deps: VisitDeps,
  command: KarigarActionCommand & { readonly wantsAt: Instant },
): Promise<Outcome<'done', RefusalOf<typeof contract>>> =>
  performKarigarAction<RefusalOf<typeof contract>>(deps, command, 'ask-early', async (context) => {
    const { db, booking, visit, karigarId, now } = context;
    const { wantsAt, actionId } = command;
    const at = await visitAtHand(db, booking, visit, now);
    if (at?.status !== 'assigned' && at?.status !== 'dispatched')
      return refuse('move-not-allowed', { moves: legalMoves(booking.status) });
    const { id: dayId, startsAt: promisedAt } = at;
    const requests = await listEarlyRequests(db, dayId, karigarId);
    const decided = decideAsking({ promisedAt, wantsAt }, requests, now);
    if (!decided.ok) return decided;
    const request = { id: actionId, bookingId: booking.id, dayId, karigarId, wantsAt };
    await recordEarlyRequest(db, request, now);
    await recordVisitEvent(context, 'EarlyAsked', {
      requestId: actionId,
      wantsAt,
      ...at.about,
    });
    return accept('done');
  });
