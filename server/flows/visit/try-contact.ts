import type { tryContact as contract } from '#contract/karigar/try-contact.ts';
import { canMove, legalMoves } from '#contract/lifecycle.ts';
import type { RefusalOf } from '#contract/operation.ts';
import { policy } from '#contract/policy.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { MINUTE } from '#kernel/time.ts';
import { recordContactTry } from '#server/modules/visit/store.ts';
import { dayAtDoor } from './steps/day-at-door.ts';
import {
  type KarigarActionCommand,
  performKarigarAction,
  recordVisitEvent,
  type VisitDeps,
} from './steps/perform-karigar-action.ts';

/**
 * The Karigar has called or rung, and nobody answered. The customer is told each time, so a try that was none is seen.
 */
export const tryContact = (
  deps: VisitDeps,
  command: KarigarActionCommand & { readonly by: 'call' | 'message' | 'bell' },
): Promise<Outcome<'done', RefusalOf<typeof contract>>> =>
  performKarigarAction(deps, command, 'try-contact', async (context) => {
    const { db, booking, visit, now, ownAt } = context;
    if (!canMove('customerNoShow', booking.status, 'karigar'))
      return refuse('move-not-allowed', { moves: legalMoves(booking.status) });
    const day = await dayAtDoor(db, booking, now);
    const { id, startsAt } = day ?? booking;
    const { lastContactAt } = day ?? visit;
    // The Karigar's own clock counts, because two tries without a signal are sent together. Before the promised time
    // nobody need answer.
    const between = policy.visit.minutesBetweenContactTries * MINUTE;
    const again = Math.max(startsAt, (lastContactAt ?? 0) + between);
    if (ownAt < again) return refuse('try-later', { from: again });
    await recordContactTry(db, id, ownAt);
    await recordVisitEvent({ ...context, booking: { ...booking, startsAt } }, 'ContactTried', {
      by: command.by,
    });
    return accept('done');
  });
