import type { Briefing, Pin } from '#contract/fields/briefing.ts';
import { shownTo } from '#server/modules/privacy/who-sees.ts';
import { type GateAndPin, gateAndPin } from '#server/modules/visit/way-to-door.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

/** The briefing of a booking's crew, for its customer. */
export async function readBriefing(db: Database, bookingId: string): Promise<Briefing | null> {
  const row = await selectBriefing.first(db, [bookingId]);
  return row ? toldTo('customer', row) : null;
}

/** The same for one of the crew, and whether our office can ring whoever is at home: the number is nobody's of the crew. */
export async function readBriefingOfCrew(
  db: Database,
  reader: 'crew-now' | 'crew-after' | 'crew-before',
  bookingId: string,
): Promise<{ readonly briefing: Briefing | null; readonly mayRingHome: boolean }> {
  const row = await selectBriefing.first(db, [bookingId]);
  const briefing = row ? toldTo(reader, row) : null;
  return { briefing, mayRingHome: !!briefing?.atHome && !!row?.atHomeMobile };
}

function toldTo(
  reader: 'customer' | 'crew-now' | 'crew-after' | 'crew-before',
  row: Row,
): Briefing | null {
  const { work, access, atHome, atHomeMobile } = row;
  const told = shownTo(reader, 'visit.briefing', { work, access, atHome, ...gateAndPin(row) });
  const mobile = atHome ? shownTo(reader, 'home.mobile', atHomeMobile) : '';
  return told && mobile ? { ...told, atHomeMobile: mobile } : told;
}

/** The middle of the pincode of a home, around which a pin is set. */
export const readAround = (db: Database, bookingId: string): Promise<Pin | undefined> =>
  selectAround.first(db, [bookingId]);

type Row = Required<Pick<Briefing, 'work' | 'access' | 'atHome' | 'atHomeMobile'>> & GateAndPin;

const selectBriefing = statement<[string], Row>({
  name: 'view-briefing',
  text: `select work, access, at_home as "atHome", at_home_mobile as "atHomeMobile", tell_at_gate as "tellAtGate", latitude, longitude
    from briefings where booking_id = $1`,
});

const selectAround = statement<[string], Pin>({
  name: 'view-around-home',
  text: `select p.latitude, p.longitude from bookings b join pincodes p on p.pincode = b.address ->> 'pincode' where b.id = $1`,
});
