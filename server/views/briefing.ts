import type { Briefing } from '#contract/fields/briefing.ts';
import { shownTo } from '#server/modules/privacy/who-sees.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

/** The briefing of a booking's crew, for its customer or for somebody of the crew. */
export const readBriefing = async (
  db: Database,
  reader: 'customer' | 'crew-now' | 'crew-before',
  bookingId: string,
): Promise<Briefing | null> =>
  shownTo(reader, 'visit.briefing', (await selectBriefing.first(db, [bookingId])) ?? null);

const selectBriefing = statement<[string], Briefing>({
  name: 'view-briefing',
  text: 'select work, access, at_home as "atHome" from briefings where booking_id = $1',
});
