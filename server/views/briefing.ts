import type { Briefing, Pin } from '#contract/fields/briefing.ts';
import { shownTo } from '#server/modules/privacy/who-sees.ts';
import { type GateAndPin, gateAndPin } from '#server/modules/visit/way-to-door.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

/** The briefing of a booking's crew, for its customer or for somebody of the crew. */
export async function readBriefing(
  db: Database,
  reader: 'customer' | 'crew-now' | 'crew-after' | 'crew-before',
  bookingId: string,
): Promise<Briefing | null> {
  const row = await selectBriefing.first(db, [bookingId]);
  if (!row) return null;
  const { work, access, atHome } = row;
  return shownTo(reader, 'visit.briefing', { work, access, atHome, ...gateAndPin(row) });
}

/** The middle of the pincode of a home, around which a pin is set. */
export const readAround = (db: Database, bookingId: string): Promise<Pin | undefined> =>
  selectAround.first(db, [bookingId]);

const selectBriefing = statement<
  [string],
  Pick<Briefing, 'work' | 'access' | 'atHome'> & GateAndPin
>({
  name: 'view-briefing',
  text: `select work, access, at_home as "atHome", tell_at_gate as "tellAtGate", latitude, longitude from briefings
    where booking_id = $1`,
});

const selectAround = statement<[string], Pin>({
  name: 'view-around-home',
  text: `select p.latitude, p.longitude from bookings b join pincodes p on p.pincode = b.address ->> 'pincode' where b.id = $1`,
});
