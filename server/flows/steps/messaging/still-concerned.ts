import { hasEnded } from '#contract/booking-phases.ts';
import type { KarigarNewsKind } from '#contract/karigar-news.ts';
import type { KarigarPerson } from '#server/modules/availability/karigar-people-store.ts';
import { findBooking } from '#server/modules/booking/store.ts';
import { isStillRelevant } from '#server/modules/notification/relevance.ts';
import { findVisit } from '#server/modules/visit/store.ts';
import type { Database } from '#server/platform/database/connect.ts';

/** An applicant has no number yet. */
export type NotifiedKarigar = Omit<KarigarPerson, 'karigarId'> & { readonly karigarId?: number };

/** News kept for the morning is checked again before it rings: whom it still concerns. */
export async function stillConcerned(
  db: Database,
  kind: KarigarNewsKind,
  people: readonly NotifiedKarigar[],
  bookingId: string | undefined,
): Promise<readonly NotifiedKarigar[]> {
  const booking = bookingId === undefined ? undefined : await findBooking(db, bookingId);
  if (!booking) return people;
  const leader = (await findVisit(db, booking.id))?.karigarId;
  const ended = hasEnded(booking.status);
  const decided = booking.status === 'completed';
  return people.filter(({ karigarId, active }) => {
    const leads = karigarId !== undefined && karigarId === leader;
    return isStillRelevant(kind, { ended, decided, leads, active });
  });
}
