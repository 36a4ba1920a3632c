import type { Outcome } from '#kernel/outcome.ts';
import { accept } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { decideAtDoor } from '#server/modules/visit/early.ts';
import { listEarlyRequests } from '#server/modules/visit/early-store.ts';
import type { KarigarActionCommand, VisitContext } from './perform-karigar-action.ts';

/**
 * A Karigar comes more than half an hour early only with the customer’s yes; an operator who says it for the Karigar
 * has heard both.
 */
export async function mayBeAtDoor(
  { db, karigarId, now }: Pick<VisitContext, 'db' | 'karigarId' | 'now'>,
  { id, startsAt }: { readonly id: string; readonly startsAt: Instant },
  { onBehalf }: Pick<KarigarActionCommand, 'onBehalf'>,
): Promise<Outcome<void, 'too-early-at-door'>> {
  if (onBehalf !== undefined) return accept(undefined);
  return decideAtDoor(startsAt, await listEarlyRequests(db, id, karigarId), now);
}
