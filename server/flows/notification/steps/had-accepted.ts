import type { Instant } from '#kernel/time.ts';
import { listOffers } from '#server/modules/dispatch/offer-store.ts';
import type { Database } from '#server/platform/database/connect.ts';

/**
 * The Karigars who had said yes to a visit at that hour; one who was never asked was taken for it without a question.
 */
export async function hadAccepted(
  db: Database,
  bookingId: string,
  startsAt: Instant,
  karigarIds: readonly number[],
): Promise<number[]> {
  const offers = (await listOffers(db, bookingId)).filter((one) => one.startsAt === startsAt);
  const answers = new Map(offers.map(({ karigarId, state }) => [karigarId, state]));
  return karigarIds.filter((id) => SAID_YES.has(answers.get(id) ?? 'accepted'));
}

/** Moved to another hour, what was accepted is given back. */
const SAID_YES: ReadonlySet<string> = new Set(['accepted', 'given-back']);
