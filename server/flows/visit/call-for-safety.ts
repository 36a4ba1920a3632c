import type { callForSafety as contract } from '#contract/customer/call-for-safety.ts';
import { canMove } from '#contract/lifecycle.ts';
import type { RefusalOf } from '#contract/operation.ts';
import { accept, type Outcome } from '#kernel/outcome.ts';
import { HOUR, type Instant } from '#kernel/time.ts';
import { findSafetyCase } from '#server/modules/visit/case-store.ts';
import { crewOf } from '../steps/visit/crew-of.ts';
import { hearLateExit } from './steps/hear-late-exit.ts';
import { leaveSafely } from './steps/leave-safely.ts';
import { type OfCustomer, ownVisit } from './steps/own-visit.ts';
import type { VisitDeps } from './steps/perform-karigar-action.ts';

/** After that it could only end another day of an event, which nobody has asked for. */
const ENDS_WITHIN = 12 * HOUR;

/**
 * The customer ends the visit because it does not feel safe. Heard of only later, when the booking has ended in another way, it
 * ends nothing, and they are called all the same.
 */
export async function callForSafety(
  deps: Pick<VisitDeps, 'pool' | 'now' | 'facts'>,
  command: OfCustomer & { readonly pressedAt?: Instant | undefined },
): Promise<Outcome<'done', RefusalOf<typeof contract>>> {
  const places = await deps.facts.places();
  const ended = await ownVisit<'safety-exit-late'>(deps, command, undefined, async (own) => {
    const { db, now, booking, visit, actor } = own;
    const found = await findSafetyCase(db, booking.id);
    if (found?.openedBy === 'customer') return accept('done');
    const isOld = now - (command.pressedAt ?? now) > ENDS_WITHIN;
    if (found || isOld || !canMove('safetyExit', booking.status, 'customer')) {
      const apart = found ? [] : await crewOf(db, booking, visit, now);
      return hearLateExit(db, booking, { karigarId: null, apart, actor, now });
    }
    await leaveSafely(db, places, booking, { openedBy: 'customer', actor, now });
    return accept('done');
  });
  return ended as Outcome<'done', RefusalOf<typeof contract>>;
}
