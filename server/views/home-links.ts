import type { readBooking } from '#contract/customer/read-booking.ts';
import type { OutputOf } from '#contract/operation.ts';
import { type Instant, toIndiaIso } from '#kernel/time.ts';
import { type Booking, waitsForMoney } from '#server/modules/booking/booking.ts';
import { mayShareAtHome } from '#server/modules/visit/sharing.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

type Links = OutputOf<typeof readBooking>['briefing']['links'];
type Link = { readonly id: string; readonly sharedAt: Instant };

/** The open links for whoever is at home. */
export const readHomeLinks = (db: Database, bookingId: string): Promise<readonly Link[]> =>
  selectLinks.run(db, [bookingId]);

/** A link stays in sight, to be taken back, when the name that it was made for is gone. */
export function homeLinks(booking: Booking, atHome: string, links: readonly Link[]): Links {
  const isWanted = atHome !== '' || links.length > 0;
  if (!isWanted || !mayShareAtHome(booking.status, !waitsForMoney(booking))) return null;
  return links.map(({ id, sharedAt }) => ({ id, sharedAt: toIndiaIso(sharedAt) }));
}

const selectLinks = statement<[bookingId: string], Link>({
  name: 'view-home-links',
  text: `select id, shared_at as "sharedAt" from visit_shares
    where booking_id = $1 and at_home and revoked_at is null order by shared_at`,
});
