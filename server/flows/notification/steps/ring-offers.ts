import type { KarigarNewsKind } from '#contract/karigar-news.ts';
import type { Instant } from '#kernel/time.ts';
import { lockBooking } from '#server/modules/booking/store.ts';
import { decideRing } from '#server/modules/dispatch/ringing.ts';
import {
  listRings,
  lockRinging,
  lockSilentOffers,
  recordRang,
} from '#server/modules/dispatch/ringing-store.ts';
import type { KeptSubscription } from '#server/modules/messaging/subscription-store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import type { NewsParams } from '../../steps/messaging/about-news.ts';

type Ringing = {
  readonly event: { readonly subject: string };
  readonly people: readonly { readonly userId: string; readonly karigarId?: number }[];
  readonly about: NewsParams;
  readonly pushes: readonly KeptSubscription[];
  readonly now: Instant;
};

type Rung = {
  readonly userId: string;
  readonly kind: KarigarNewsKind;
  readonly params: NewsParams;
};

/** The offers of a visit that ring now, each with its own money; and when to look again for those that may ring later. */
export async function ringOffers(
  db: Database,
  { event, people, about, pushes, now }: Ringing,
): Promise<{ readonly told: Rung[]; readonly againAt?: Instant }> {
  const byId = new Map(people.map(({ karigarId, userId }) => [karigarId, userId]));
  const karigarIds = people.flatMap(({ karigarId }) => karigarId ?? []);
  // Every writer of offers has locked their booking: taken in another order the two would wait for each other.
  await lockBooking(db, event.subject);
  await lockRinging(db, karigarIds);
  const offers = await lockSilentOffers(db, event.subject, karigarIds, now);
  const rings = await listRings(db, karigarIds, now);
  const decided = offers.map((offer) => {
    const userId = byId.get(offer.karigarId) ?? '';
    const by = pushes.some((one) => one.userId === userId) ? 'push' : 'message';
    const rungAt = rings.get(offer.karigarId) ?? [];
    const at = decideRing({
      urgent: offer.urgent,
      by: by === 'push' ? 'byPush' : 'byMessage',
      rungAt,
      now,
    });
    return { offer, userId, at };
  });
  const ringing = decided.filter(({ at }) => at === now);
  const later = decided.flatMap(({ at, offer }) =>
    typeof at === 'number' && at > now && at < offer.expiresAt ? [at] : [],
  );
  await recordRang(
    db,
    ringing.map(({ offer }) => offer.id),
    now,
  );
  const told = ringing.map(({ userId, offer }) => ({
    userId,
    kind: offer.urgent ? ('urgent-offer' as const) : ('offer' as const),
    params: { ...about, amountPaise: offer.pay.netPaise, untilAt: offer.expiresAt },
  }));
  return later.length > 0 ? { told, againAt: Math.min(...later) } : { told };
}
