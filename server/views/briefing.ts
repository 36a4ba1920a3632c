import type { Briefing } from '#contract/fields/briefing.ts';
import { shownTo } from '#server/modules/privacy/who-sees.ts';
import { findBriefing } from '#server/modules/visit/briefing-store.ts';
import type { Database } from '#server/platform/database/connect.ts';

/** The briefing of a booking's crew, for its customer or for somebody of the crew. */
export const readBriefing = async (
  db: Database,
  reader: 'customer' | 'crew-now' | 'crew-before',
  bookingId: string,
): Promise<Briefing | null> =>
  shownTo(reader, 'visit.briefing', (await findBriefing(db, bookingId)) ?? null);
